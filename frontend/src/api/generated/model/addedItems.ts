/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Item } from './item.ts';

export interface AddedItems {
  /**
     * In the order in which they were sent.
     * @minItems 1
     * @maxItems 12
     */
  results: Item[];
  /**
     * How many were added.
     * @minimum 1
     * @maximum 12
     */
  total: number;
}
