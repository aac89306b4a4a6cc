/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface CreateAccount {
  /**
     * The last part of the page's URL. Unique, ignoring case. Letters, digits, hyphens, underscores and dots; must start and end with a letter or digit.
     * @minLength 1
     * @maxLength 30
     * @pattern ^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$
     */
  displayId: string;
  /**
     * The name shown on the page, on one line.
     * @minLength 1
     * @maxLength 30
     */
  displayName: string;
  /**
     * An e-mail address in ASCII, not case-sensitive.
     * @minLength 1
     * @maxLength 256
     */
  email: string;
  /**
     * The new password. No white space; at least three of upper case, lower case, digit and symbol. Common passwords and those made from the display ID or e-mail address are rejected.
     * @minLength 8
     * @maxLength 128
     */
  password: string;
}
