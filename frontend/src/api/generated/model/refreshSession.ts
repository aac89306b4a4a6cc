/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface RefreshSession {
  /**
     * The refresh token that was answered last.
     * @minLength 1
     * @maxLength 200
     */
  refreshToken?: string;
}
