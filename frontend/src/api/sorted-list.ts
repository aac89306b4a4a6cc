import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error';
import { type CachedPages, toCachedPages, updateCachedPages, withOrder } from './cached-pages';
import { notifyOtherWindows, withLock } from './other-windows';
import { distinctEntries } from './paged-list';

interface SortedList<Entry> {
  /** The key of every query of the list. */
  listKey: QueryKey;
  /** The key of the pages that the studio shows. */
  pagesKey: QueryKey;
  pageLength: number;
  /** A plain request: what is cached of a list are the pages that are shown. */
  readAll: (signal?: AbortSignal) => Promise<Entry[]>;
  saveOrder: (entries: readonly Entry[]) => Promise<unknown>;
}

/** Every entry of a list in order, read again each time the list is to be sorted. */
export function useAllEntries<Entry>({ listKey, readAll }: Pick<SortedList<Entry>, 'listKey' | 'readAll'>) {
  return useQuery({
    queryKey: [...listKey, 'all'],
    queryFn: ({ signal }) => readAll(signal),
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Sorts a list. Its entries are read first, so that changes made in other windows meanwhile are kept. */
export function useSortEntries<Entry>(list: SortedList<Entry>) {
  const { listKey, pagesKey, pageLength, readAll, saveOrder } = list;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sort: (entries: readonly Entry[]) => readonly Entry[]) =>
      withLock(listKey, async () => {
        const entries = sort(await readAll());
        await saveOrder(entries);
        return entries;
      }),
    onSuccess: (entries) => {
      queryClient.setQueryData<CachedPages<Entry>>(pagesKey, (cached) =>
        toCachedPages(entries, pageLength, cached?.pages.length),
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
  return {
    save,
    loaded: () => distinctEntries(cached()?.pages ?? [], idOf),
    isWhole: () => cached()?.pages.at(-1)?.nextOffset === null,
    arrange: (sort) => updateCachedPages<Entry>(queryClient, pagesKey, (pages) => withOrder(pages, sort)),
    remember: () => {
      const before = cached();
      return () => void queryClient.setQueryData(pagesKey, before);
    },
  };
}
