/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Linkage } from './linkage.ts';

export interface LinkageList {
  /**
     * One service after the other.
     * @maxItems 20
     */
  results: Linkage[];
  /**
     * How many there are.
     * @minimum 0
     * @maximum 20
     */
  total: number;
}
