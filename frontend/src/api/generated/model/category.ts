/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface Category {
  /**
     * Names the category in requests.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * What it is called, in the language of the request.
     * @maxLength 50
     */
  name: string;
}
