/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface CheckEmailCode {
  /**
     * The six digits that were mailed.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
  /**
     * The new address, as it was given when the code was asked for.
     * @minLength 1
     * @maxLength 256
     */
  email: string;
}
