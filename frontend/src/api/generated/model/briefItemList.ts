/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefItem } from './briefItem.ts';

export interface BriefItemList {
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
  /** The newest content’s first, and within a content in their order. */
  results: BriefItem[];
}
