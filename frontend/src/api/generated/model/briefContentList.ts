/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefContent } from './briefContent.ts';

export interface BriefContentList {
  /**
     * How many there are in all.
     * @minimum 0
     * @maximum 200
     */
  total: number;
  /**
     * Where the next part begins; null after the last one.
     * @minimum 1
     * @maximum 200
     * @nullable
     */
  nextOffset: number | null;
  /** In the order in which the page shows them. */
  results: BriefContent[];
}
