import { getGetContentQueryKey } from '../../../api/generated/contents/contents';
import { type Content } from '../../../api/generated/model/content';
import { type ContentMedium } from '../../../api/generated/model/contentMedium';

export type { Content, ContentMedium };

/** The query key of a content. Display IDs are case-insensitive. */
export const contentKey = (displayId: string, contentId: number) =>
  getGetContentQueryKey(contentId, displayId.toLowerCase());
