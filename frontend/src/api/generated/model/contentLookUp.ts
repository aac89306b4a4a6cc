/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Content } from './content.ts';

export interface ContentLookUp {
  /**
     * How many ids were asked for in all.
     * @minimum 0
     * @maximum 500
     */
  total: number;
  /**
     * Where the next part of the ids begins; null after the last one.
     * @minimum 1
     * @maximum 500
     * @nullable
     */
  nextOffset: number | null;
  /**
     * Of the ids of this part those of what was deleted, or never was. What is only not to be seen for now, because its account is suspended or may still come back, is in neither list.
     * @maxItems 500
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  goneIds: number[];
  /**
     * In the order in which they were asked for. Those that are not there, or whose account is not, are left out.
     * @maxItems 30
     */
  results: Content[];
}
