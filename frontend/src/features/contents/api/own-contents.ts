import { LIMITS, postKey } from '@hitohira/backend/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useUpdateCachedPages, withAdded, withoutEntry, withUpdated } from '../../../api/cached-pages';
import {
  getListContentsInfiniteQueryKey,
  getListContentsInfiniteQueryOptions,
  useCreateContent,
  useDeleteContent as useDeleteContentCall,
  useGetContent,
  useListContentsInfinite,
  useOrderContents,
  useUpdateContent,
} from '../../../api/generated/contents/contents';
import {
  getListContentItemsInfiniteQueryKey,
  getListItemsInfiniteQueryKey,
} from '../../../api/generated/items/items';
import { OWN_INFINITE_LIST, usePagedList, wholeList } from '../../../api/infinite-list';
import { FETCH_AGAIN } from '../../../api/query-client';
import { useSortEntries, useSortingInPlace } from '../../../api/sorted-list';
import { type UploadProgress } from '../../../api/upload';
import { contentKey } from './content';
import { CONTENTS_PART, type ContentTile, idOf, publicContentsKey } from './public-contents';

/** The contents of the own page. */
export function useOwnContents(displayId: string) {
  const query = useListContentsInfinite(displayId.toLowerCase(), CONTENTS_PART, { query: OWN_INFINITE_LIST });
  return usePagedList<ContentTile>(query, idOf, 'owner');
}

/** The key prefix of all queries for the own contents. */
const allContentsKey = (displayId: string) => getListContentsInfiniteQueryKey(displayId.toLowerCase());

/** The key prefix of all queries for the own items. */
const ownItemsKey = (displayId: string) => getListItemsInfiniteQueryKey(displayId.toLowerCase());

/** The query parameters and options for all contents: one page of the API holds them. */
const ALL_CONTENTS = { offset: 0, limit: LIMITS.contents.perAccount };
const WHOLE_LIST = wholeList<ContentTile>(idOf);

/** Every content of the own page, in page order. */
export function useAllContents(displayId: string) {
  return useListContentsInfinite(displayId.toLowerCase(), ALL_CONTENTS, { query: WHOLE_LIST });
}

/**
 * The oldest content of the own page with the same post; null without one or when the contents cannot be loaded.
 *
 * @param excludedId the ID of a content to leave out
 */
export function useEarlierPost(
  displayId: string,
  { provider, contentUrl }: Pick<ContentTile, 'provider' | 'contentUrl'>,
  excludedId: number | null = null,
): Pick<ContentTile, 'contentId'> | null {
  const { data = [] } = useAllContents(displayId);
  const key = postKey(provider, contentUrl);
  const same = data.filter(
    (content) =>
      content.provider === provider &&
      content.contentId !== excludedId &&
      postKey(provider, content.contentUrl) === key,
  );
  return same.reduce<ContentTile | null>(
    (first, each) => (first === null || each.contentId < first.contentId ? each : first),
    null,
  );
}

/** Sorts the own contents. */
export function useSortContents(displayId: string) {
  const { mutateAsync: order } = useOrderContents();
  return useSortEntries<ContentTile>({
    listKey: allContentsKey(displayId),
    pagesKey: publicContentsKey(displayId),
    pageLength: LIMITS.contents.page,
    idOf,
    readAll: (queryClient) =>
      queryClient.infiniteQuery({
        ...getListContentsInfiniteQueryOptions(displayId.toLowerCase(), ALL_CONTENTS, { query: WHOLE_LIST }),
        ...FETCH_AGAIN,
      }),
    saveOrder: (contents) => order({ data: { orders: contents.map(idOf) } }),
  });
}

/** Sorts the contents of the studio. */
export function useContentsInPlace(displayId: string) {
  const { mutateAsync: save } = useSortContents(displayId);
  return useSortingInPlace<ContentTile>({ pagesKey: publicContentsKey(displayId), idOf }, save);
}

/** A content for editing: always refetched and never cached. */
export function useOwnContent(displayId: string, contentId: number) {
  return useGetContent(contentId, displayId.toLowerCase(), {
    query: { refetchOnMount: 'always', gcTime: 0 },
  });
}

/** Adds a content at the start of the list of the page's current owner. */
export function usePostContent(displayId: string, onUploadProgress: UploadProgress) {
  const update = useUpdateCachedPages<ContentTile>(publicContentsKey(displayId));
  return useCreateContent({
    mutation: { onSuccess: (content) => update((pages) => withAdded(pages, content)) },
    request: { onUploadProgress },
  });
}

export function useChangeContent(displayId: string) {
  const queryClient = useQueryClient();
  const update = useUpdateCachedPages<ContentTile>(publicContentsKey(displayId));
  return useUpdateContent({
    mutation: {
      onSuccess: (changed) => {
        queryClient.setQueryData(contentKey(displayId, changed.contentId), changed);
        update((pages) => withUpdated<ContentTile>(pages, changed, idOf));
        // Its items are visible only with it.
        void queryClient.invalidateQueries({ queryKey: ownItemsKey(displayId) });
        void queryClient.invalidateQueries({
          queryKey: getListContentItemsInfiniteQueryKey(changed.contentId),
        });
      },
    },
  });
}

/** Deletes a content and its items. */
export function useDeleteContent(displayId: string) {
  const queryClient = useQueryClient();
  const update = useUpdateCachedPages<ContentTile>(publicContentsKey(displayId));
  return useDeleteContentCall({
    mutation: {
      onSuccess: async (_nothing, { id }) => {
        update((pages) => withoutEntry(pages, id, idOf));
        await queryClient.invalidateQueries({ queryKey: ownItemsKey(displayId) });
      },
    },
  });
}
