/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { InsightMall } from './insightMall.ts';

export interface InsightItem {
  /**
     * The item's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  itemId: number;
  /**
     * The name or keyword; null if there is none.
     * @maxLength 100
     * @nullable
     */
  name: string | null;
  /**
     * The item's own URL; null if malls are searched.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
  /**
     * The number of clicks.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
  /**
     * The clicks by mall.
     * @maxItems 4
     */
  malls: InsightMall[];
}
