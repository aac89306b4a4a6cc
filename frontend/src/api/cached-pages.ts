import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { notifyOtherWindows } from './other-windows';
import { type ListPage } from './paged-list';

/** The cached pages of an infinite query. */
export type CachedPages<Entry> = InfiniteData<ListPage<Entry>>;

type IdOf<Entry> = (entry: Entry) => number | string;

/** Adjusts total and offsets to an entry that was added or deleted. */
function shifted<Entry>(pages: readonly ListPage<Entry>[], by: 1 | -1): ListPage<Entry>[] {
  return pages.map(({ results, total, nextOffset }) => ({
    results,
    total: total + by,
    nextOffset: nextOffset === null ? null : nextOffset + by,
  }));
}

/** Adds a new entry at the beginning. */
export function withAdded<Entry>(
  { pages, pageParams }: CachedPages<Entry>,
  entry: Entry,
): CachedPages<Entry> {
  const [first, ...others] = shifted(pages, 1);
  if (first === undefined) return { pages: [], pageParams };
  return { pages: [{ ...first, results: [entry, ...first.results] }, ...others], pageParams };
}

/** Replaces an entry by its new version. */
export function withUpdated<Entry>(
  { pages, pageParams }: CachedPages<Entry>,
  entry: Entry,
  idOf: IdOf<Entry>,
): CachedPages<Entry> {
  const updated = pages.map((page) => ({
    ...page,
    results: page.results.map((each) => (idOf(each) === idOf(entry) ? entry : each)),
  }));
  return { pages: updated, pageParams };
}

/** Removes a deleted entry. */
export function withoutEntry<Entry>(
  data: CachedPages<Entry>,
  id: number,
  idOf: IdOf<Entry>,
): CachedPages<Entry> {
  const isCached = data.pages.some(({ results }) => results.some((each) => idOf(each) === id));
  if (!isCached) return data;
  const pages = shifted(data.pages, -1).map((page) => ({
    ...page,
    results: page.results.filter((each) => idOf(each) !== id),
  }));
  return { pages, pageParams: data.pageParams };
}

/** The first page of a complete list. */
export function toCachedPages<Entry>(entries: readonly Entry[], pageLength: number): CachedPages<Entry> {
  const results = entries.slice(0, pageLength);
  const nextOffset = results.length < entries.length ? results.length : null;
  return { pages: [{ results, total: entries.length, nextOffset }], pageParams: [0] };
}

/** Updates the cached pages of a query without refetching. */
export function updateCachedPages<Entry>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  update: (pages: CachedPages<Entry>) => CachedPages<Entry>,
): void {
  // A response in flight may be older than the update.
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<CachedPages<Entry>>(queryKey, (pages) => pages && update(pages));
}

/**
 * Returns {@link updateCachedPages} for one query, which other windows refetch.
 *
 * @param listKey what other windows refetch, if it is more than this query
 */
export function useUpdateCachedPages<Entry>(queryKey: QueryKey, listKey = queryKey) {
  const queryClient = useQueryClient();
  return (update: (pages: CachedPages<Entry>) => CachedPages<Entry>) => {
    updateCachedPages(queryClient, queryKey, update);
    notifyOtherWindows(listKey);
  };
}
