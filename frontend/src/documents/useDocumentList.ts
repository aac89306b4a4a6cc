import { useCallback, useEffect, useMemo, useState } from 'react';
import { distinctEntries, type ListPage, type PagedList } from '../api/paged-list';

/** A list of a document. */
export interface DocumentList<Owner, Entry> {
  /** Identifies an entry. */
  idOf: (entry: Entry) => number | string;
  /** Loads the page at an offset. */
  fetchPage: (owner: Owner, offset: number) => Promise<ListPage<Entry>>;
}

/**
 * A paged list of a document.
 *
 * @param owner the creator's display ID, or the content
 * @param first the first page from the boot data; null if the server could not read it, so that the browser loads it
 */
export function useDocumentList<Owner, Entry>(
  { idOf, fetchPage }: DocumentList<Owner, Entry>,
  owner: Owner,
  first: ListPage<Entry> | null,
): PagedList<Entry> {
  const [pages, setPages] = useState<readonly ListPage<Entry>[]>(first === null ? [] : [first]);
  const [isFetching, setFetching] = useState(false);
  const [failed, setFailed] = useState(false);
  const last = pages.at(-1);
  const nextOffset = last?.nextOffset ?? null;

  const fetchFirst = useCallback(() => {
    fetchPage(owner, 0).then(
      (page) => {
        setPages([page]);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [fetchPage, owner]);

  useEffect(() => {
    if (first === null) fetchFirst();
  }, [first, fetchFirst]);

  const fetchMore = async (): Promise<boolean> => {
    if (nextOffset === null) return false;
    setFetching(true);
    try {
      const page = await fetchPage(owner, nextOffset);
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
