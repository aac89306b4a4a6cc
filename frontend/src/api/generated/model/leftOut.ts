/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LeftOutKind } from './leftOutKind.ts';
import type { LeftOutReason } from './leftOutReason.ts';

export interface LeftOut {
  /** What it is. */
  kind: LeftOutKind;
  /**
     * What it is called in the file; empty where it has no name.
     * @maxLength 101
     */
  name: string;
  /** Why: `tooMany` beyond the limits of a page, `notLinked` and `notYours` for contents without or of another linked account, `gone` where the provider has none, and so on. */
  reason: LeftOutReason;
}
