/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SocialUserWay {
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
  /**
     * Sent as `X-Flow-Token` with the sign-up.
     * @maxLength 200
     */
  flowToken: string;
  /**
     * Seconds after which it expires.
     * @minimum 1
     * @maximum 2147483647
     */
  expiresIn: number;
}
