/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface InsightLink {
  /**
     * The link's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  linkId: number;
  /**
     * The title; the text if there is no title.
     * @maxLength 200
     */
  title: string;
  /**
     * The number of clicks.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}
