/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { EditedPageRequestKind } from './editedPageRequestKind.ts';

export interface EditedPageRequest {
  /** The discriminator. */
  kind: EditedPageRequestKind;
  /** The display ID of the creator. */
  displayId: string;
  /**
     * The ID of the content being edited; null if the page itself is edited.
     * @nullable
     */
  contentId: number | null;
  /** The path after the creator's page, to keep when redirecting from a former or differently spelled display ID. */
  below: string;
}
