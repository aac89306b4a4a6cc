/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Item } from './item.ts';

export interface ItemList {
  /**
     * The newest first.
     * @maxItems 200
     */
  results: Item[];
  /**
     * How many there are in all.
     * @minimum 0
     * @maximum 40000
     */
  total: number;
  /**
     * Where the next part begins; null after the last one.
     * @minimum 1
     * @maximum 40000
     * @nullable
     */
  nextOffset: number | null;
}
