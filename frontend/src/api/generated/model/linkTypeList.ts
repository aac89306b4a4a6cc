/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkType } from './linkType.ts';

export interface LinkTypeList {
  /**
     * In display order.
     * @maxItems 5
     */
  results: LinkType[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 5
     */
  total: number;
}
