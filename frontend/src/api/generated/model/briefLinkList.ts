/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefLink } from './briefLink.ts';

export interface BriefLinkList {
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
  /**
     * In page order.
     * @maxItems 100
     */
  results: BriefLink[];
}
