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
     * Its name or keyword; null without one.
     * @maxLength 100
     * @nullable
     */
  name: string | null;
  /**
     * Its own URL; null if malls are searched.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
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
