/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Link } from './link.ts';

export interface LinkList {
  /**
     * In the order in which the page shows them.
     * @maxItems 50
     */
  results: Link[];
  /**
     * How many there are in all.
     * @minimum 0
     * @maximum 100
     */
  total: number;
  /**
     * Where the next part begins; null after the last one.
     * @minimum 1
     * @maximum 100
     * @nullable
     */
  nextOffset: number | null;
}
