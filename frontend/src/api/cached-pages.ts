import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

/** A part of a list as the server answers it. */
interface CachedPage<Entry> {
  results: Entry[];
  total: number;
  nextOffset: number | null;
}

/** The parts of a list that have been read, one after the other. */
export type CachedPages<Entry> = InfiniteData<CachedPage<Entry>>;

/** Names an entry. */
type IdOf<Entry> = (entry: Entry) => number | string;

/** The list has become longer or shorter before the place where the next part begins. */
function shifted<Entry>(pages: readonly CachedPage<Entry>[], by: 1 | -1): CachedPage<Entry>[] {
  return pages.map(({ results, total, nextOffset }) => ({
    results,
    total: total + by,
    nextOffset: nextOffset === null ? null : nextOffset + by,
  }));
}

/** With an entry that has been added: new ones come first. */
export function withAdded<Entry>(
  { pages, pageParams }: CachedPages<Entry>,
  entry: Entry,
): CachedPages<Entry> {
  const [first, ...others] = shifted(pages, 1);
  if (first === undefined) return { pages: [], pageParams };
  return { pages: [{ ...first, results: [entry, ...first.results] }, ...others], pageParams };
}

/** With an entry as it is now. */
export function withUpdated<Entry>(
  { pages, pageParams }: CachedPages<Entry>,
  entry: Entry,
  idOf: IdOf<Entry>,
): CachedPages<Entry> {
  const changed = pages.map((page) => ({
    ...page,
    results: page.results.map((each) => (idOf(each) === idOf(entry) ? entry : each)),
  }));
  return { pages: changed, pageParams };
}

/** Without an entry that has been deleted: what comes after it moves up, the parts that are still to be read included. */
export function withoutEntry<Entry>(
  data: CachedPages<Entry>,
  id: number,
  idOf: IdOf<Entry>,
): CachedPages<Entry> {
  const isThere = data.pages.some(({ results }) => results.some((each) => idOf(each) === id));
  if (!isThere) return data;
  const pages = shifted(data.pages, -1).map((page) => ({
    ...page,
    results: page.results.filter((each) => idOf(each) !== id),
  }));
  return { pages, pageParams: data.pageParams };
}

/** All entries in a new order, as far as one part of the list shows them. */
export function toCachedPages<Entry>(entries: readonly Entry[], partLength: number): CachedPages<Entry> {
  const results = entries.slice(0, partLength);
  const nextOffset = results.length < entries.length ? results.length : null;
  return { pages: [{ results, total: entries.length, nextOffset }], pageParams: [0] };
}

/** Has what has been read of a list follow a change at once; nothing is asked again for it. */
export function updateCachedPages<Entry>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (parts: CachedPages<Entry>) => CachedPages<Entry>,
): void {
  // An answer that is on its way may not know of the change.
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<CachedPages<Entry>>(queryKey, (parts) => parts && change(parts));
}

/** The same for the list that a component works on. */
export function useUpdateCachedPages<Entry>(
  queryKey: QueryKey,
): (change: (parts: CachedPages<Entry>) => CachedPages<Entry>) => void {
  const queryClient = useQueryClient();
  return (change) => updateCachedPages(queryClient, queryKey, change);
}
