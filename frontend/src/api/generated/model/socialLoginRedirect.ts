/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SocialLoginRedirect {
  /** The URL of the provider's consent page, for one flow in this browser. */
  authUrl: string;
}
