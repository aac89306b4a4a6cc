/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { ContentPageRequestKind } from './contentPageRequestKind.ts';

export interface ContentPageRequest {
  /** Tells the kinds apart. */
  kind: ContentPageRequestKind;
  /** The display ID of its creator. */
  displayId: string;
  /** The content. */
  contentId: number;
}
