/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { WithdrawReason } from './withdrawReason.ts';

export interface WithdrawReasonList {
  /**
     * In display order; "something else" comes last.
     * @maxItems 1000
     */
  results: WithdrawReason[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 1000
     */
  total: number;
}
