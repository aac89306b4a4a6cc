/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

export interface RenderedPage {
  /** The HTTP status. */
  status: number;
  /** The HTML document. */
  html: string;
  /** The hashes of its inline scripts. */
  scriptHashes: string[];
  /** The hashes of its inline styles. */
  styleHashes: string[];
  /** The origins of the embedded players that may be framed. */
  frameOrigins: string[];
  /** Whether the page may run the LinkSwitch script. */
  allowsLinkSwitch: boolean;
}
