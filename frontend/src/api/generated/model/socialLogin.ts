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
     * The owner's name there at the last login.
     * @maxLength 30
     */
  displayName: string;
  /**
     * The e-mail address there, for filling in the form in which one is confirmed here; null where it was not told.
     * @maxLength 256
     * @nullable
     */
  email: string | null;
}
