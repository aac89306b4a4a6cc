import { LIMITS } from '@hitohira/backend/rules';
import {
  getListContentsInfiniteQueryKey,
  useListContentsInfinite,
} from '../../../api/generated/contents/contents';
import { type BriefContent } from '../../../api/generated/model/briefContent';
import { type BriefContentMedium } from '../../../api/generated/model/briefContentMedium';
import { type Content } from '../../../api/generated/model/content';
import { type ContentList } from '../../../api/generated/model/contentList';
import { INFINITE_LIST, usePagedList } from '../../../api/infinite-list';
import { type AnyPicture } from '../../../components/pictures/Picture';

/** What a grid shows of a content: whole as the API has it, or in brief as the server's document does. */
export type ContentTile = Omit<BriefContent, 'media'> &
  Partial<Pick<Content, 'description'>> & {
    media: (Omit<BriefContentMedium, 'picture'> & { picture: AnyPicture | null })[];
  };

/** A part of the contents of a page, as the grid shows them. */
export type ContentTileList = Omit<ContentList, 'results'> & { results: ContentTile[] };

/** How much of the list is read at once. */
export const CONTENTS_PART = { limit: LIMITS.contents.page };

/** The key of what has been read of a page's contents. Display IDs are the same in any case, and so is the key. */
export const publicContentsKey = (displayId: string) =>
  getListContentsInfiniteQueryKey(displayId.toLowerCase(), CONTENTS_PART);

/** What a content is known by. */
export const idOf = ({ contentId }: ContentTile) => contentId;

/** The contents of a page that have been read, and the way to the others. */
export function usePublicContents(displayId: string) {
  const query = useListContentsInfinite(displayId.toLowerCase(), CONTENTS_PART, { query: INFINITE_LIST });
  return usePagedList<ContentTile>(query, idOf);
}
