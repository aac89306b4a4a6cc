import { infiniteQueryOptions, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { distinctEntries, type EntriesPart, type ListPart, type ReadParts } from './read-parts';

/**
 * A list that somebody reads part by part.
 *
 * @param queryKey the list, without regard to its parts
 * @param read reads the part that begins at an offset
 */
export function listPartsQuery<Part extends ListPart>(
  queryKey: QueryKey,
  read: (offset: number, signal: AbortSignal) => Promise<Part>,
) {
  return infiniteQueryOptions({
    queryKey: [...queryKey, 'parts'],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    // What somebody reads does not move under their eyes.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What the server has read, as the query keeps it: the first part, or all of the list. */
export function firstPart<Part extends ListPart>(part: Part) {
  return { pages: [part], pageParams: [0] };
}

/** What its owner works on is as it is now: it may have been changed in another window. */
const UP_TO_DATE = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
} as const;

/**
 * The entries of a list that have been read.
 *
 * @param idOf names an entry; the same function on every call
 * @param reader whether it is read by its owner, in the studio
 */
export function useListParts<Entry>(
  query: ReturnType<typeof listPartsQuery<EntriesPart<Entry>>>,
  idOf: (entry: Entry) => number | string,
  reader: 'visitor' | 'owner' = 'visitor',
): ReadParts<Entry> {
  const isOwner = reader === 'owner';
  const { data, error, hasNextPage, isFetchingNextPage, isFetchedAfterMount, fetchNextPage, refetch } =
    useInfiniteQuery({ ...query, ...(isOwner ? UP_TO_DATE : {}) });
  const all = useMemo(() => data && distinctEntries(data.pages, idOf), [data, idOf]);
  // What the server rendered for visitors is without what is hidden from them: the owner's list may be another.
  const entries = isOwner && all?.length === 0 && !isFetchedAfterMount ? undefined : all;
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
