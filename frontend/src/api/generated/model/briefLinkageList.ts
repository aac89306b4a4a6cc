/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefLinkage } from './briefLinkage.ts';

export interface BriefLinkageList {
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 20
     */
  total: number;
  /**
     * Grouped by provider.
     * @maxItems 20
     */
  results: BriefLinkage[];
}
