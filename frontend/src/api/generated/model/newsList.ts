/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { News } from './news.ts';

export interface NewsList {
  /**
     * Newest first.
     * @maxItems 20
     */
  results: News[];
  /**
     * The total number.
     * @minimum 0
     * @maximum 2147483647
     */
  total: number;
  /**
     * The offset of the next page; null on the last page.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  nextOffset: number | null;
}
