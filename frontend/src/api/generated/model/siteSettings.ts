/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

export interface SiteSettings {
  /** The public origin, from which all absolute URLs are built. */
  publicUrl: string;
  /** The lifetime of a flow with an e-mailed code, in milliseconds. */
  flowMs: number;
  /** The lifetime of an e-mailed code, in milliseconds. */
  codeMs: number;
  /** The minimum interval between codes to the same address, in milliseconds. */
  codeResendMs: number;
  /** The number of days in which a deleted account can be restored; 0 if it cannot. */
  restoreDays: number;
}
