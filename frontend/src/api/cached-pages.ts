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

/** The place of an entry before the first one that it comes before; on page -1 if that is not loaded. */
function placeIn<Entry>(pages: readonly ListPage<Entry>[], comesBefore?: (other: Entry) => boolean) {
  if (comesBefore === undefined) return { page: 0, position: 0 };
  const page = pages.findIndex(({ results }) => results.some(comesBefore));
  if (page >= 0) return { page, position: pages[page]?.results.findIndex(comesBefore) ?? 0 };
  const last = pages.at(-1);
  return { page: last?.nextOffset === null ? pages.length - 1 : -1, position: last?.results.length ?? 0 };
}

/** Adds a new entry at the beginning, or before the first one that it comes before. */
export function withAdded<Entry>(
  { pages, pageParams }: CachedPages<Entry>,
  entry: Entry,
  comesBefore?: (other: Entry) => boolean,
): CachedPages<Entry> {
  const longer = shifted(pages, 1);
  const { page, position } = placeIn(longer, comesBefore);
  const added = longer.map((each, index) =>
    index === page ? { ...each, results: each.results.toSpliced(position, 0, entry) } : each,
  );
  return { pages: added, pageParams };
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

/**
 * The first pages of a complete list.
 *
 * @param count how many of them were loaded before, which stay loaded
 */
export function toCachedPages<Entry>(
  entries: readonly Entry[],
  pageLength: number,
  count = 1,
): CachedPages<Entry> {
  const total = entries.length;
  const needed = Math.min(count, Math.max(1, Math.ceil(total / pageLength)));
  const offsets = Array.from({ length: needed }, (_none, page) => page * pageLength);
  const pages = offsets.map((offset) => {
    const end = offset + pageLength;
    return { results: entries.slice(offset, end), total, nextOffset: end < total ? end : null };
  });
  return { pages, pageParams: offsets };
}

/** The loaded entries in another order. */
export function withOrder<Entry>(
  { pages, pageParams }: CachedPages<Entry>,
  order: (entries: readonly Entry[]) => readonly Entry[],
): CachedPages<Entry> {
  const entries = order(pages.flatMap(({ results }) => results));
  let begin = 0;
  const ordered = pages.map((page) => {
    const end = begin + page.results.length;
    const results = entries.slice(begin, end);
    begin = end;
    return { ...page, results };
  });
  return { pages: ordered, pageParams };
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
