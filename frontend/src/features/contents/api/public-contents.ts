import { LIMITS } from '@hitohira/backend/rules';
import {
  getListContentsInfiniteQueryKey,
  useListContentsInfinite,
} from '../../../api/generated/contents/contents';
import { type BriefContent } from '../../../api/generated/model/briefContent';
import { type BriefContentMedium } from '../../../api/generated/model/briefContentMedium';
import { type ContentList } from '../../../api/generated/model/contentList';
import { INFINITE_LIST, usePagedList } from '../../../api/infinite-list';
import { type MaybeScheduled } from '../../../components/studio/schedule';
import { type AnyPicture } from '../../../components/pictures/Picture';

/** A content in a grid: in full from the API, or in brief from the server-rendered document. */
export type ContentTile = Omit<BriefContent, 'media'> &
  MaybeScheduled & {
    media: (Omit<BriefContentMedium, 'picture'> & { picture: AnyPicture | null })[];
  };

/** A page of the contents that a grid shows. */
export type ContentTileList = Omit<ContentList, 'results'> & { results: ContentTile[] };

/** The query parameters of one page of the list. */
export const CONTENTS_PART = { limit: LIMITS.contents.page };

/** The query key of a page's contents. Display IDs are case-insensitive. */
export const publicContentsKey = (displayId: string) =>
  getListContentsInfiniteQueryKey(displayId.toLowerCase(), CONTENTS_PART);

export const idOf = ({ contentId }: ContentTile) => contentId;

/** The loaded contents of a creator's page. */
export function usePublicContents(displayId: string) {
  const query = useListContentsInfinite(displayId.toLowerCase(), CONTENTS_PART, { query: INFINITE_LIST });
  return usePagedList<ContentTile>(query, idOf);
}
