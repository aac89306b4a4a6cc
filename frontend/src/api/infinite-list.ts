import { type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { distinctEntries, type ListPage, type PagedList } from './paged-list';

/** The query options of the generated `…Infinite` hooks. */
export const INFINITE_LIST = {
  initialPageParam: 0,
  getNextPageParam: ({ nextOffset }: Pick<ListPage<unknown>, 'nextOffset'>) => nextOffset,
  // A list does not change while somebody is reading it.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

/** The options for the owner, who may have changed the list in another window. */
export const OWN_INFINITE_LIST = {
  ...INFINITE_LIST,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
} as const;

/**
 * The query options for a whole list, read again each time it is needed.
 *
 * @param idOf identifies an entry
 */
export const wholeList = <Entry>(idOf: (entry: Entry) => number) => ({
  ...INFINITE_LIST,
  pages: Infinity,
  gcTime: 0,
  staleTime: Infinity,
  select: ({ pages }: Pick<InfiniteData<ListPage<Entry>>, 'pages'>) => distinctEntries(pages, idOf),
});

/** Cache data for a page that the server has already loaded. */
export function firstPage<Page>(page: Page) {
  return { pages: [page], pageParams: [0] };
}

/**
 * The loaded entries of an infinite query.
 *
 *     usePagedList(useListLinksInfinite(displayId, PAGE, { query: INFINITE_LIST }), idOf)
 *
 * @param idOf identifies an entry; must be stable between renders
 * @param reader `owner` in the studio, where the list may hold entries that visitors do not see
 */
export function usePagedList<Entry>(
  {
    data,
    error,
    hasNextPage,
    isFetchingNextPage,
    isFetchedAfterMount,
    fetchNextPage,
    refetch,
  }: UseInfiniteQueryResult<InfiniteData<ListPage<Entry>>>,
  idOf: (entry: Entry) => number | string,
  reader: 'visitor' | 'owner' = 'visitor',
): PagedList<Entry> {
  const all = useMemo(() => data && distinctEntries(data.pages, idOf), [data, idOf]);
  // The server renders the list without hidden entries: an empty one may not be empty for its owner.
  const entries = reader === 'owner' && all?.length === 0 && !isFetchedAfterMount ? undefined : all;
  return {
    entries,
    total: data?.pages.at(-1)?.total ?? 0,
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    failed: entries === undefined && error !== null,
    refetch: () => void refetch(),
    fetchMore: async () => !(await fetchNextPage()).isFetchNextPageError,
  };
}
