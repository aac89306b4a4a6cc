/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface FormerDisplayId {
  /**
     * The display ID, in its original case.
     * @maxLength 30
     */
  displayId: string;
  /** When it becomes available to everybody. */
  closedUntil: string;
}
