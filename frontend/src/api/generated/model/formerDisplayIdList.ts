/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { FormerDisplayId } from './formerDisplayId.ts';

export interface FormerDisplayIdList {
  /**
     * The one that stays reserved longest comes first.
     * @maxItems 1000
     */
  results: FormerDisplayId[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 1000
     */
  total: number;
}
