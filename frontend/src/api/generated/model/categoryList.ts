/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { CategoryKind } from './categoryKind.ts';

export interface CategoryList {
  /**
     * The kinds, in the order in which they are offered.
     * @maxItems 100
     */
  results: CategoryKind[];
  /**
     * How many kinds there are.
     * @minimum 0
     * @maximum 100
     */
  total: number;
}
