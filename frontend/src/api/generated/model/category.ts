/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface Category {
  /**
     * The category's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The name, in the language of the request.
     * @maxLength 50
     */
  name: string;
}
