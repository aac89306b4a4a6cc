/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface CheckEmailCode {
  /**
     * The six-digit code from the e-mail.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
  /**
     * The new address, for which the code was requested.
     * @minLength 1
     * @maxLength 256
     */
  email: string;
}
