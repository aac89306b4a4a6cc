import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error';
import { type CachedPages, toCachedPages, updateCachedPages, withOrder } from './cached-pages';
import { notifyOtherWindows, withLock } from './other-windows';
import { distinctEntries } from './paged-list';

const loadedEntries = <Entry>(cached: CachedPages<Entry> | undefined, idOf: (entry: Entry) => number) =>
  distinctEntries(cached?.pages ?? [], idOf);

interface SortedList<Entry> {
  /** The key of every query of the list. */
  listKey: QueryKey;
  /** The key of the pages that the studio shows. */
  pagesKey: QueryKey;
  pageLength: number;
  idOf: (entry: Entry) => number;
  /** Reads the whole list anew. */
  readAll: (queryClient: QueryClient) => Promise<Entry[]>;
  saveOrder: (entries: readonly Entry[]) => Promise<unknown>;
}

/** A loaded list, with what this window has changed, added and deleted since the request. */
function withChangesSince<Entry>(
  read: readonly Entry[],
  before: readonly Entry[],
  now: readonly Entry[],
  idOf: (entry: Entry) => number,
): readonly Entry[] {
  const byId = (entries: readonly Entry[]) => new Map(entries.map((entry) => [idOf(entry), entry]));
  const [earlier, current] = [byId(before), byId(now)];
  const present = read
    .filter((entry) => !earlier.has(idOf(entry)) || current.has(idOf(entry)))
    .map((entry) => {
      const shown = current.get(idOf(entry));
      return shown === undefined || shown === earlier.get(idOf(entry)) ? entry : shown;
    });
  const known = new Set(present.map(idOf));
  const added = now.filter((entry) => !known.has(idOf(entry)) && !earlier.has(idOf(entry)));
  return [...added, ...present];
}

/** Sorts a list. Its entries are read first, so that changes made in other windows meanwhile are kept. */
export function useSortEntries<Entry>(list: SortedList<Entry>) {
  const { listKey, pagesKey, pageLength, idOf, readAll, saveOrder } = list;
  const queryClient = useQueryClient();
  const loaded = () => loadedEntries(queryClient.getQueryData<CachedPages<Entry>>(pagesKey), idOf);
  return useMutation({
    mutationFn: (sort: (entries: readonly Entry[]) => readonly Entry[]) =>
      withLock(listKey, async () => {
        const before = loaded();
        const entries = sort(await readAll(queryClient));
        await saveOrder(entries);
        return { entries, before };
      }),
    onSuccess: ({ entries, before }) => {
      // An entry may have been hidden, edited or deleted while the order was saved.
      const present = withChangesSince(entries, before, loaded(), idOf);
      queryClient.setQueryData<CachedPages<Entry>>(pagesKey, (cached) =>
        toCachedPages(present, pageLength, cached?.pages.length),
      );
      notifyOtherWindows(listKey);
    },
    onError: async (error) => {
      // An entry was deleted elsewhere: the pages are out of date as well.
      if (statusOf(error) === 409) await queryClient.invalidateQueries({ queryKey: pagesKey });
    },
  });
}

/** Sorts a list where it is shown. */
export interface SortingInPlace<Entry> {
  /** Saves the order, applied to the current list. */
  save: (sort: (entries: readonly Entry[]) => readonly Entry[]) => Promise<unknown>;
  /** The loaded entries. */
  loaded: () => readonly Entry[];
  /** Whether these are all. */
  isWhole: () => boolean;
  /** Sorts the loaded entries before the order is saved. */
  arrange: (sort: (entries: readonly Entry[]) => readonly Entry[]) => void;
  /** Returns what puts the loaded entries back in their present order. */
  remember: () => () => void;
}

/** What {@link useSortEntries} needs to sort a list where it is shown. */
export function useSortingInPlace<Entry>(
  { pagesKey, idOf }: { pagesKey: QueryKey; idOf: (entry: Entry) => number },
  save: SortingInPlace<Entry>['save'],
): SortingInPlace<Entry> {
  const queryClient = useQueryClient();
  const cached = () => queryClient.getQueryData<CachedPages<Entry>>(pagesKey);
  const loaded = () => loadedEntries(cached(), idOf);
  const arrange: SortingInPlace<Entry>['arrange'] = (sort) =>
    updateCachedPages<Entry>(queryClient, pagesKey, (pages) => withOrder(pages, sort));
  return {
    save,
    loaded,
    isWhole: () => cached()?.pages.at(-1)?.nextOffset === null,
    arrange,
    remember: () => {
      const places = new Map(loaded().map((entry, place) => [idOf(entry), place]));
      const placeOf = (entry: Entry) => places.get(idOf(entry)) ?? -1;
      return () => arrange((entries) => entries.toSorted((one, other) => placeOf(one) - placeOf(other)));
    },
  };
}
