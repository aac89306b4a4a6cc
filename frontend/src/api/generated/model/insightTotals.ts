/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface InsightTotals {
  /**
     * How often a page was viewed.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * How many visitors there were, added up by day: somebody who comes on two days counts as two.
     * @minimum 0
     * @maximum 2147483647
     */
  visitors: number;
  /**
     * How often a link, content or item was pressed.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}
