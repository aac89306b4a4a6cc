/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

export interface ExampleCreator {
  /** The account whose page it is. */
  accountId: string;
  /** The display ID of the creator. */
  displayId: string;
}
