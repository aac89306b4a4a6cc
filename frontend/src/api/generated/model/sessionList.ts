/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Session } from './session.ts';

export interface SessionList {
  /**
     * The current session first, then the most recently used.
     * @maxItems 100
     */
  results: Session[];
  /**
     * The total number of sessions, which may be more than are listed.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
}
