/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Emergency } from './emergency.ts';

export interface EmergencyList {
  /**
     * Newest first.
     * @maxItems 10
     */
  results: Emergency[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 10
     */
  total: number;
}
