import { useCallback, useEffect, useMemo, useState } from 'react';
import { distinctEntries, type ListPage, type PagedList } from '../api/paged-list';

/**
 * A paged list of a document.
 *
 * @param first the first page from the boot data; null if the server could not read it, so that the browser loads it
 * @param idOf identifies an entry; must be stable between renders
 * @param fetchPage loads the page at an offset; must be stable between renders
 */
export function useDocumentList<Entry>(
  first: ListPage<Entry> | null,
  idOf: (entry: Entry) => number | string,
  fetchPage: (offset: number) => Promise<ListPage<Entry>>,
): PagedList<Entry> {
  const [pages, setPages] = useState<readonly ListPage<Entry>[]>(first === null ? [] : [first]);
  const [isFetching, setFetching] = useState(false);
  const [failed, setFailed] = useState(false);
  const last = pages.at(-1);
  const nextOffset = last?.nextOffset ?? null;

  const fetchFirst = useCallback(() => {
    fetchPage(0).then(
      (page) => {
        setPages([page]);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [fetchPage]);

  useEffect(() => {
    if (first === null) fetchFirst();
  }, [first, fetchFirst]);

  const fetchMore = async (): Promise<boolean> => {
    if (nextOffset === null) return false;
    setFetching(true);
    try {
      const page = await fetchPage(nextOffset);
      setPages((loaded) => [...loaded, page]);
      return true;
    } catch {
      return false;
    } finally {
      setFetching(false);
    }
  };

  return {
    entries: useMemo(() => (pages.length === 0 ? undefined : distinctEntries(pages, idOf)), [pages, idOf]),
    total: last?.total ?? 0,
    hasMore: nextOffset !== null,
    isFetchingMore: isFetching,
    failed: failed && last === undefined,
    refetch: fetchFirst,
    fetchMore,
  };
}
