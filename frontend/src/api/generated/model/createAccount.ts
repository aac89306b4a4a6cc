/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface CreateAccount {
  /**
     * The last part of the address of the page. Unique without regard to case; letters, digits, hyphen, underscore and dot, a letter or digit at both ends.
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
     * An e-mail address in ASCII; compared without regard to case.
     * @minLength 1
     * @maxLength 256
     */
  email: string;
  /**
     * A password: no white space, at least three of upper case, lower case, digit and symbol; common ones and ones made of the display ID or e-mail address are refused.
     * @minLength 8
     * @maxLength 128
     */
  password: string;
}
