import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error';
import { toCachedPages } from './cached-pages';
import { notifyOtherWindows, withLock } from './other-windows';

interface SortedList<Entry> {
  /** The key of every query of the list. */
  listKey: QueryKey;
  /** The key of the pages that the studio shows. */
  pagesKey: QueryKey;
  pageLength: number;
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
      queryClient.setQueryData(pagesKey, toCachedPages(entries, pageLength));
      notifyOtherWindows(listKey);
    },
    onError: async (error) => {
      // An entry was deleted elsewhere: the pages are out of date as well.
      if (statusOf(error) === 409) await queryClient.invalidateQueries({ queryKey: pagesKey });
    },
  });
}
