/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SocialLoginWay {
  /** The address of the provider's consent page, for this browser and one way there. */
  authUrl: string;
  /**
     * Sent as `X-Flow-Token` with what the provider sends back.
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
