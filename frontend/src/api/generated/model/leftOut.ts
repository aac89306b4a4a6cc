/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ContentProvider } from './contentProvider.ts';
import type { LeftOutKind } from './leftOutKind.ts';
import type { LeftOutReason } from './leftOutReason.ts';

export interface LeftOut {
  /** What it is. */
  kind: LeftOutKind;
  /**
     * Its name in the file; empty if it has none.
     * @maxLength 101
     */
  name: string;
  /** Why, for example: `tooMany`, the page is full; `notLinked`, the account that posted a content is not linked; `notYours`, another account posted it; `gone`, the provider no longer has it; `serviceLink`, it looks like a link of the service whose page was saved. */
  reason: LeftOutReason;
  /** The provider of the account to link if a content is `notLinked`; null otherwise. */
  provider: ContentProvider | null;
}
