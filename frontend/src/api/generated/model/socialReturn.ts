/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SocialReturn {
  /**
     * The single-use code from the provider.
     * @minLength 1
     * @maxLength 1000
     */
  code: string;
  /**
     * The state from the provider; verified if sent.
     * @minLength 1
     * @maxLength 1000
     */
  state?: string;
}
