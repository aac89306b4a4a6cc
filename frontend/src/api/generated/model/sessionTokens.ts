/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SessionTokens {
  /**
     * To be sent as `Authorization: Bearer` with every request.
     * @maxLength 2048
     */
  accessToken: string;
  /**
     * Exchanges once for a new pair of tokens when the access token has expired.
     * @maxLength 100
     */
  refreshToken: string;
  /**
     * The lifetime of the access token in seconds.
     * @minimum 1
     * @maximum 2147483647
     */
  expiresIn: number;
}
