/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface RestoreAccount {
  /**
     * The token from the link in the e-mail.
     * @minLength 1
     * @maxLength 200
     */
  token: string;
}
