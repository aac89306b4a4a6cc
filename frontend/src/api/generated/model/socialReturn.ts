/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SocialReturn {
  /**
     * The code that the provider sent along, good once.
     * @minLength 1
     * @maxLength 1000
     */
  code: string;
  /**
     * The state that the provider sent along; compared where it is given.
     * @minLength 1
     * @maxLength 1000
     */
  state?: string;
}
