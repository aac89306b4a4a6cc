/** A product that runs for as long as journeys need it. */
export interface Product {
  publicUrl: string;
  mailboxUrl: string;
  /** Where its data lie, by which the operator's commands find it. */
  dataDir: string;
  /** What it has said so far. */
  output: () => string;
  stop: () => Promise<void>;
}

export function startProduct(settings?: Record<string, string>): Promise<Product>;
