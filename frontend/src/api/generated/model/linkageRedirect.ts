/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface LinkageRedirect {
  /** The address of the service's consent page, for this browser and one way there. */
  authUrl: string;
}
