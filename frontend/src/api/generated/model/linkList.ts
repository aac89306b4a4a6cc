/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Link } from './link.ts';

export interface LinkList {
  /**
     * In page order.
     * @maxItems 50
     */
  results: Link[];
  /**
     * The total number.
     * @minimum 0
     * @maximum 100
     */
  total: number;
  /**
     * The offset of the next page; null on the last page.
     * @minimum 1
     * @maximum 100
     * @nullable
     */
  nextOffset: number | null;
}
