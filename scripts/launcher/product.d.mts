/** A running product for journeys. */
export interface Product {
  publicUrl: string;
  mailboxUrl: string;
  /** Where a journey serves the pages that it links to. */
  linkedPagesUrl: string;
  /** Its data directory, with which the operator's commands find it. */
  dataDir: string;
  /** Its output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

export function startProduct(settings?: Record<string, string>): Promise<Product>;
