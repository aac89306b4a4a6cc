/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { OwnLinkage } from './ownLinkage.ts';

export interface OwnLinkageList {
  /**
     * One service after the other.
     * @maxItems 20
     */
  results: OwnLinkage[];
  /**
     * How many there are.
     * @minimum 0
     * @maximum 20
     */
  total: number;
}
