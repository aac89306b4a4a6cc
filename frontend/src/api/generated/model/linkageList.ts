/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Linkage } from './linkage.ts';

export interface LinkageList {
  /**
     * Grouped by provider.
     * @maxItems 20
     */
  results: Linkage[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 20
     */
  total: number;
}
