/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { OwnLinkage } from './ownLinkage.ts';

export interface OwnLinkageList {
  /**
     * Grouped by provider.
     * @maxItems 20
     */
  results: OwnLinkage[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 20
     */
  total: number;
}
