/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

export interface RenderedPage {
  /** The status that it is answered with. */
  status: number;
  /** The document. */
  html: string;
  /** The hashes of its inline scripts. */
  scriptHashes: string[];
  /** The hashes of its inline styles. */
  styleHashes: string[];
  /** The origins of the players that it may show in frames. */
  frameOrigins: string[];
  /** Whether it may run the script with which its creator earns. */
  allowsLinkSwitch: boolean;
}
