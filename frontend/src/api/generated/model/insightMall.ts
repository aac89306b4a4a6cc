/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { InsightMallMall } from './insightMallMall.ts';

export interface InsightMall {
  /**
     * The mall where it was searched; null for its own URL.
     * @nullable
     */
  mall: InsightMallMall;
  /**
     * How often it was pressed there.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}
