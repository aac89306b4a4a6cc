/** The status the server answered a document with; anything but 200 is shown instead of the page. */
export type PageStatus = 200 | 404 | 429 | 500 | 503;

/** The site is closed for a while. */
export interface Maintenance {
  /** When it is expected back, in ISO 8601; null where nobody knows. */
  endsAt: string | null;
}

/** What the server made of an address. */
export interface DocumentState {
  status: PageStatus;
  /** What it said of maintenance when it wrote the document; null while the site is open. */
  maintenance: Maintenance | null;
}

/** Whether the page of maintenance stands in the place of every other. */
export function isClosed({ status, maintenance }: DocumentState): boolean {
  return status === 503 && maintenance !== null;
}
