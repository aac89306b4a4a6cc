/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Content } from './content.ts';

export interface ContentList {
  /**
     * In page order: newest first, unless the owner has reordered them.
     * @maxItems 200
     */
  results: Content[];
  /**
     * The total number.
     * @minimum 0
     * @maximum 200
     */
  total: number;
  /**
     * The offset of the next page; null on the last page.
     * @minimum 1
     * @maximum 200
     * @nullable
     */
  nextOffset: number | null;
}
