/** Times that operators can set. The server writes them into the document: a page goes by those that are in force. */
export interface SiteTimes {
  /** How long a flow that began with a mailed code is alive: the life of its token on the server. */
  flowMs: number;
  /** How long a person waits before another code can be mailed to the same address. */
  codeResendMs: number;
}

let inForce: SiteTimes | undefined;

/** Notes what the document said. */
export function keepSiteTimes(times: SiteTimes): void {
  inForce = times;
}

/** The times that are in force; known in the browser alone, where flows are walked. */
export function siteTimes(): SiteTimes {
  if (inForce === undefined) throw new Error('No document has told the times of the site');
  return inForce;
}
