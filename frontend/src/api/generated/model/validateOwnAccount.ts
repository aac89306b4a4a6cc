/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface ValidateOwnAccount {
  /**
     * The last part of the page's URL. Unique, ignoring case. Letters, digits, hyphens, underscores and dots; must start and end with a letter or digit.
     * @minLength 1
     * @maxLength 30
     * @pattern ^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$
     */
  displayId: string;
}
