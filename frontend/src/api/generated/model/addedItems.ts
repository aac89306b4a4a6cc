/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Item } from './item.ts';

export interface AddedItems {
  /**
     * In request order.
     * @minItems 1
     * @maxItems 12
     */
  results: Item[];
  /**
     * The number of added items.
     * @minimum 1
     * @maximum 12
     */
  total: number;
}
