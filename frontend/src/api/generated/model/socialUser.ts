/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SocialUser {
  /**
     * Names the person at the provider.
     * @maxLength 64
     */
  userId: string;
  /**
     * To be shown when the account is made, once and in this browser, within an hour.
     * @maxLength 64
     */
  authToken: string;
  /**
     * The name at the provider, made to fit: it prefills the form. Empty where there is none.
     * @maxLength 30
     */
  displayName: string;
  /** Whether the person has an account here already. */
  registered: boolean;
}
