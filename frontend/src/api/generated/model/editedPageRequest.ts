/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { EditedPageRequestKind } from './editedPageRequestKind.ts';

export interface EditedPageRequest {
  /** Tells the kinds apart. */
  kind: EditedPageRequestKind;
  /** The display ID of the creator. */
  displayId: string;
  /**
     * The content that is edited; null where the page itself is.
     * @nullable
     */
  contentId: number | null;
  /** The path below the page of the creator, which stays where the display ID has changed, or is spelled differently. */
  below: string;
}
