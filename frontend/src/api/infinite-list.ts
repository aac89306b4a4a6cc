import { type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { distinctEntries, type ListPage, type ListPart, type PagedList } from './paged-list';

/** How a list is read part by part: query options of the generated `…Infinite` hooks. */
export const INFINITE_LIST = {
  initialPageParam: 0,
  getNextPageParam: ({ nextOffset }: ListPart) => nextOffset,
  // What somebody reads does not move under their eyes.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

/** The same for the owner of the list, who may have changed it in another window. */
export const OWN_INFINITE_LIST = {
  ...INFINITE_LIST,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
} as const;

/** What the server has read, as the query keeps it: the first part, or all of the list. */
export function firstPage<Part extends ListPart>(part: Part) {
  return { pages: [part], pageParams: [0] };
}

/**
 * The entries of a list that have been read.
 *
 *     usePagedList(useListLinksInfinite(displayId, PART, { query: INFINITE_LIST }), idOf)
 *
 * @param idOf names an entry; the same function on every call
 * @param reader whether its owner reads it, in the studio
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
  // What the server rendered for visitors is without what is hidden from them: the owner's list may be another.
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

/**
 * All entries of a list, each once, part after part.
 *
 * @param read reads the part that begins at an offset
 * @param idOf names an entry
 */
export async function fetchAllPages<Entry>(
  read: (offset: number) => Promise<ListPage<Entry>>,
  idOf: (entry: Entry) => number | string,
): Promise<Entry[]> {
  const parts: ListPage<Entry>[] = [];
  for (let offset: number | null = 0; offset !== null; offset = parts.at(-1)?.nextOffset ?? null)
    parts.push(await read(offset));
  return distinctEntries(parts, idOf);
}
