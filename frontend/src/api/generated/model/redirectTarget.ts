/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface RedirectTarget {
  /**
     * Where to go instead: a path of this site without a language, or an https address; null where the page stays.
     * @maxLength 2000
     * @nullable
     */
  redirectUrl: string | null;
}
