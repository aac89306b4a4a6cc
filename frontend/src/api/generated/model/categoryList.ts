/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { CategoryKind } from './categoryKind.ts';

export interface CategoryList {
  /**
     * The groups, in display order.
     * @maxItems 100
     */
  results: CategoryKind[];
  /**
     * The number of groups.
     * @minimum 0
     * @maximum 100
     */
  total: number;
}
