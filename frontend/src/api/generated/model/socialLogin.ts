/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SocialLogin {
  /**
     * The provider.
     * @maxLength 20
     */
  provider: string;
  /**
     * The owner's name at the provider as of the last login.
     * @maxLength 30
     */
  displayName: string;
  /**
     * The e-mail address at the provider, for prefilling a form; null if the provider did not share it.
     * @maxLength 256
     * @nullable
     */
  email: string | null;
}
