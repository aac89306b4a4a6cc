/** What operators set and pages go by. The server writes it into the document. */
export interface SiteSettings {
  /** The origin that visitors use, and the one source of absolute addresses. */
  publicUrl: string;
  /** How long a flow that began with a mailed code is alive: the life of its token on the server. */
  flowMs: number;
  /** How long a person waits before another code can be mailed to the same address. */
  codeResendMs: number;
  /** For how many days the mail of a goodbye can bring an account back; with 0 nothing can. */
  restoreDays: number;
}

let inForce: SiteSettings | undefined;

/** Notes what the document said. */
export function keepSiteSettings(settings: SiteSettings): void {
  inForce = settings;
}

/** The settings that are in force; known in the browser alone. */
export function siteSettings(): SiteSettings {
  if (inForce === undefined) throw new Error('No document has told the settings of the site');
  return inForce;
}
