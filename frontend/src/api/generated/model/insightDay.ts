/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface InsightDay {
  /**
     * The number of page views.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * The number of visitors per day, added up: a visitor on two days counts twice.
     * @minimum 0
     * @maximum 2147483647
     */
  visitors: number;
  /**
     * The number of clicks on links, contents and items.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
  /** The date. */
  day: string;
}
