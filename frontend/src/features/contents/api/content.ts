import { getGetContentQueryKey } from '../../../api/generated/contents/contents';
import { type Content } from '../../../api/generated/model/content';
import { type ContentMedium } from '../../../api/generated/model/contentMedium';

export type { Content, ContentMedium };

/** The key of one content of a page. Display IDs are the same in any case, and so is the key. */
export const contentKey = (displayId: string, contentId: number) =>
  getGetContentQueryKey(contentId, displayId.toLowerCase());
