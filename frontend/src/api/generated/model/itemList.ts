/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Item } from './item.ts';

export interface ItemList {
  /**
     * In the order of the call.
     * @maxItems 200
     */
  results: Item[];
  /**
     * The total number.
     * @minimum 0
     * @maximum 40000
     */
  total: number;
  /**
     * The offset of the next page; null on the last page.
     * @minimum 1
     * @maximum 40000
     * @nullable
     */
  nextOffset: number | null;
}
