/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { InsightMall } from './insightMall.ts';

export interface InsightItem {
  /**
     * The item.
     * @minimum 1
     * @maximum 2147483647
     */
  itemId: number;
  /**
     * Its name, or else its address.
     * @maxLength 500
     */
  name: string;
  /**
     * How often it was pressed.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
  /**
     * The same by mall.
     * @maxItems 4
     */
  malls: InsightMall[];
}
