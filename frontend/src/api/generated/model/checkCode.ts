/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface CheckCode {
  /**
     * The six-digit code from the e-mail.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
}
