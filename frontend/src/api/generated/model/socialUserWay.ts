/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SocialUserWay {
  /**
     * The ID of the user at the provider.
     * @maxLength 64
     */
  userId: string;
  /**
     * The token for creating the account: single-use, in this browser, within an hour.
     * @maxLength 64
     */
  authToken: string;
  /**
     * The display name at the provider, shortened to our limit, to prefill the form. Empty if there is none.
     * @maxLength 30
     */
  displayName: string;
  /** Whether the user already has an account here. */
  registered: boolean;
  /**
     * To be sent as `X-Flow-Token` with the sign-up.
     * @maxLength 200
     */
  flowToken: string;
  /**
     * The lifetime in seconds.
     * @minimum 1
     * @maximum 2147483647
     */
  expiresIn: number;
}
