/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SessionTokens {
  /**
     * Sent as `Authorization: Bearer` with every call.
     * @maxLength 2048
     */
  accessToken: string;
  /**
     * Exchanged for the next pair, once, when the access token has expired.
     * @maxLength 100
     */
  refreshToken: string;
  /**
     * Seconds after which the access token expires.
     * @minimum 1
     * @maximum 2147483647
     */
  expiresIn: number;
}
