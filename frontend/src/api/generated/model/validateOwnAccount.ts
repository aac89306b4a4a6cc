/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface ValidateOwnAccount {
  /**
     * The last part of the address of the page. Unique without regard to case; letters, digits, hyphen, underscore and dot, a letter or digit at both ends.
     * @minLength 1
     * @maxLength 30
     * @pattern ^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$
     */
  displayId: string;
}
