/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface InsightLink {
  /**
     * The link.
     * @minimum 1
     * @maximum 2147483647
     */
  linkId: number;
  /**
     * Its title, or else its text.
     * @maxLength 200
     */
  title: string;
  /**
     * How often it was pressed.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}
