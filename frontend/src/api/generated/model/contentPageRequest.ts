/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { ContentPageRequestKind } from './contentPageRequestKind.ts';

export interface ContentPageRequest {
  /** The discriminator. */
  kind: ContentPageRequestKind;
  /** The display ID of the creator. */
  displayId: string;
  /** The ID of the content. */
  contentId: number;
}
