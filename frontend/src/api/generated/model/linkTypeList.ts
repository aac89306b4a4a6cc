/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkType } from './linkType.ts';

export interface LinkTypeList {
  /**
     * In the order in which they are offered.
     * @maxItems 5
     */
  results: LinkType[];
  /**
     * How many there are.
     * @minimum 0
     * @maximum 5
     */
  total: number;
}
