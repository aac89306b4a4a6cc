import { getGetContentQueryOptions } from '../../../api/generated/contents/contents';
import { type Content } from '../../../api/generated/model/content';
import { type ContentMedium } from '../../../api/generated/model/contentMedium';

export type { Content, ContentMedium };

/** One content of a page. Display IDs are the same in any case, so is the place it is kept under. */
export function contentQuery(displayId: string, contentId: number) {
  return getGetContentQueryOptions(contentId, displayId.toLowerCase());
}
