/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface ConfirmIdentity {
  /**
     * The password of the account.
     * @minLength 1
     * @maxLength 256
     */
  password?: string;
  /**
     * The six-digit code from the e-mail; only for an account without a password.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code?: string;
}
