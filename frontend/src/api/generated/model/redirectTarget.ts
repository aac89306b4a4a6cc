/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface RedirectTarget {
  /**
     * The target: a path on this site without language prefix, or an https URL; null if there is no redirect.
     * @maxLength 2000
     * @nullable
     */
  redirectUrl: string | null;
}
