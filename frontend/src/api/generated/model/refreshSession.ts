/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface RefreshSession {
  /**
     * The most recent refresh token.
     * @minLength 1
     * @maxLength 200
     */
  refreshToken?: string;
}
