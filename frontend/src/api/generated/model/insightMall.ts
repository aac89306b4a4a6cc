/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { InsightMallMall } from './insightMallMall.ts';

export interface InsightMall {
  /**
     * The mall that was searched; null for the item's own URL.
     * @nullable
     */
  mall: InsightMallMall;
  /**
     * The number of clicks.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}
