/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SocialLoginRedirect {
  /** The address of the provider's consent page, for this browser and one way there. */
  authUrl: string;
}
