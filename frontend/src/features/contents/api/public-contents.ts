import { LIMITS } from '@hitohira/backend/rules';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getListContentsQueryKey, listContents } from '../../../api/generated/contents/contents';
import { type Content } from '../../../api/generated/model/content';
import { type ContentList } from '../../../api/generated/model/contentList';

/** What a grid shows of a content. Of its media the server's document brings the first alone. */
export type ContentTile = Pick<
  Content,
  'contentId' | 'provider' | 'publishedAt' | 'title' | 'media' | 'isItemLinked'
>;

/** A part of the contents of a page, as the grid shows them. */
export type ContentTileList = Omit<ContentList, 'results'> & { results: ContentTile[] };

/** The contents of a page, part by part. Display IDs are the same in any case, so is the place they are kept under. */
export function publicContentsQuery(displayId: string) {
  const id = displayId.toLowerCase();
  return infiniteQueryOptions({
    queryKey: [...getListContentsQueryKey(id), 'parts'],
    queryFn: ({ pageParam, signal }): Promise<ContentTileList> =>
      listContents(id, { offset: pageParam, limit: LIMITS.contents.page }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    // What somebody reads does not move under their eyes.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What the server has read, as the query keeps it: the first part, or all of it. */
export function firstContents(list: ContentTileList) {
  return { pages: [list], pageParams: [0] };
}
