/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Content } from './content.ts';

export interface ContentLookUp {
  /**
     * The total number of given IDs.
     * @minimum 0
     * @maximum 500
     */
  total: number;
  /**
     * The offset of the next IDs; null after the last one.
     * @minimum 1
     * @maximum 500
     * @nullable
     */
  nextOffset: number | null;
  /**
     * The IDs on this page that were deleted or never existed. IDs whose account is suspended or can still be restored are in neither list.
     * @maxItems 500
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  goneIds: number[];
  /**
     * In the order of the given IDs, without those that do not exist, are not visible now, or whose account is not active.
     * @maxItems 30
     */
  results: Content[];
}
