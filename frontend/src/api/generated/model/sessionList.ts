/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Session } from './session.ts';

export interface SessionList {
  /**
     * The session that asks, then the others, the latest seen first.
     * @maxItems 100
     */
  results: Session[];
  /**
     * How many there are; more than are listed where there are very many.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
}
