/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefContent } from './briefContent.ts';

export interface BriefContentList {
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
  /** In page order. */
  results: BriefContent[];
}
