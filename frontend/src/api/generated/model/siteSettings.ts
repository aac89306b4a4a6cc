/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

export interface SiteSettings {
  /** The origin that visitors use, and the one source of absolute addresses. */
  publicUrl: string;
  /** How long a flow that began with a mailed code is alive, in milliseconds. */
  flowMs: number;
  /** How long a mailed code can be entered, in milliseconds. */
  codeMs: number;
  /** How long the next code to the same address has to wait, in milliseconds. */
  codeResendMs: number;
  /** For how many days an account that was deleted can be brought back; with 0 it cannot. */
  restoreDays: number;
}
