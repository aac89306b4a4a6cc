/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface Emergency {
  /**
     * The notice's ID, with which a client can remember that it was dismissed.
     * @minimum 1
     * @maximum 2147483647
     */
  emergencyId: number;
  /**
     * The text of the notice, in the language of the request.
     * @maxLength 200
     */
  title: string;
  /**
     * Where to read more: a path on this site or a URL; null if there is nothing.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
}
