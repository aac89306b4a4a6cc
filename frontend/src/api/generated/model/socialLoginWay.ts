/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SocialLoginWay {
  /** The URL of the provider's consent page, for one flow in this browser. */
  authUrl: string;
  /**
     * To be sent as `X-Flow-Token` with the callback parameters.
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
