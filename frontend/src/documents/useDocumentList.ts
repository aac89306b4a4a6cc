import { useCallback, useEffect, useMemo, useState } from 'react';
import { distinctEntries, type ListPage, type PagedList } from '../api/paged-list';

/**
 * A list of a document: the part that came with it, and the rest on demand.
 *
 * @param first the part that came with the document; null where it could not be read, and the browser asks for it
 * @param idOf names an entry; the same function on every call
 * @param read reads the part that begins at an offset; the same function as long as the list is the same
 */
export function useDocumentList<Entry>(
  first: ListPage<Entry> | null,
  idOf: (entry: Entry) => number | string,
  read: (offset: number) => Promise<ListPage<Entry>>,
): PagedList<Entry> {
  const [parts, setParts] = useState<readonly ListPage<Entry>[]>(first === null ? [] : [first]);
  const [isFetching, setFetching] = useState(false);
  const [failed, setFailed] = useState(false);
  const last = parts.at(-1);
  const nextOffset = last?.nextOffset ?? null;

  const fetchFirst = useCallback(() => {
    read(0).then(
      (part) => {
        setParts([part]);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [read]);

  useEffect(() => {
    if (first === null) fetchFirst();
  }, [first, fetchFirst]);

  const fetchMore = async (): Promise<boolean> => {
    if (nextOffset === null) return false;
    setFetching(true);
    try {
      const part = await read(nextOffset);
      setParts((known) => [...known, part]);
      return true;
    } catch {
      return false;
    } finally {
      setFetching(false);
    }
  };

  return {
    entries: useMemo(() => (parts.length === 0 ? undefined : distinctEntries(parts, idOf)), [parts, idOf]),
    total: last?.total ?? 0,
    hasMore: nextOffset !== null,
    isFetchingMore: isFetching,
    failed: failed && last === undefined,
    refetch: fetchFirst,
    fetchMore,
  };
}
