/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ReferrerKind } from './referrerKind.ts';

export interface InsightReferrer {
  /** The kind of referrer: another site (`host`), this site (`internal`), unknown (`none`), or hosts beyond the limit per page and day (`other`). */
  kind: ReferrerKind;
  /**
     * The host of the other site, without `www.`; null for other kinds.
     * @maxLength 253
     * @nullable
     */
  host: string | null;
  /**
     * The number of views that came from it.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * The number of clicks after such a view.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}
