/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefItem } from './briefItem.ts';

export interface BriefItemList {
  /**
     * How many there are in all.
     * @minimum 0
     * @maximum 40000
     */
  total: number;
  /**
     * Where the next part begins; null after the last one.
     * @minimum 1
     * @maximum 40000
     * @nullable
     */
  nextOffset: number | null;
  /** The newest first. */
  results: BriefItem[];
}
