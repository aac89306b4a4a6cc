/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface FormerDisplayId {
  /**
     * The display ID as it was shown.
     * @maxLength 30
     */
  displayId: string;
  /** Until when it is closed to everybody else. Afterwards anybody can have it. */
  closedUntil: string;
}
