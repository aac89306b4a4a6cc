/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface Emergency {
  /**
     * Names the notice, so that a visitor who dismissed it does not see it again.
     * @minimum 1
     * @maximum 2147483647
     */
  emergencyId: number;
  /**
     * What is wrong, in the language of the request.
     * @maxLength 200
     */
  title: string;
  /**
     * Where there is more to read: a path of this site or a web address; null where there is nothing.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
}
