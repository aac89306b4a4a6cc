/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface CheckPasswordCode {
  /**
     * The six digits that were mailed.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
  /**
     * A password: no white space, at least three of upper case, lower case, digit and symbol; common ones and ones made of the display ID or e-mail address are refused.
     * @minLength 8
     * @maxLength 128
     */
  password: string;
}
