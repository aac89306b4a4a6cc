/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ReferrerKind } from './referrerKind.ts';

export interface InsightReferrer {
  /** Another site (`host`), this site (`internal`), not told (`none`), or one of the hosts beyond the limit of a page and day (`other`). */
  kind: ReferrerKind;
  /**
     * The host of the other site, without `www.`; null for other kinds.
     * @maxLength 253
     * @nullable
     */
  host: string | null;
  /**
     * How many views began there.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * How many presses followed such a view.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}
