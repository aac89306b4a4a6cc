import { type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { type ContentLookUp } from '../../api/generated/model/contentLookUp';
import { removeFavorites, type FavoriteKind } from '../../config/favorites';
import { useFavoriteIds } from '../../hooks/useFavorites';

/** The parts of a generated look-up that favorites use. */
interface FavoritesQuery<Entry> extends Pick<UseQueryResult, 'error' | 'isFetching'> {
  data: (Pick<ContentLookUp, 'goneIds'> & { results: Entry[] }) | undefined;
  refetch: () => unknown;
}

/** How favorites of a kind are loaded. */
export interface FavoriteReader<Entry> {
  kind: FavoriteKind;
  /** The number of entries per request. */
  batch: number;
  /** Loads the visible entries among the IDs, and which of the others are deleted. */
  useEntries: (ids: number[], options: { enabled: boolean; gcTime: number }) => FavoritesQuery<Entry>;
  idOf: (entry: Entry) => number;
}

/** The loaded entries by ID; null for an entry that is not visible. */
type Known<Entry> = ReadonlyMap<number, Entry | null>;

/** Removes deleted entries. When the device cannot be written to, they are requested again next time. */
function removeDeleted(kind: FavoriteKind, gone: readonly number[]): void {
  try {
    removeFavorites(kind, gone);
  } catch {
    // Nothing is lost.
  }
}

/**
 * The favorites stored on this device, newest first, loaded in batches. Entries that are removed here or in another
 * window, or deleted, disappear at once. Hidden entries stay stored and are requested again next time.
 *
 * @param reader a stable reference
 */
export function useFavoriteEntries<Entry>({ kind, batch, useEntries, idOf }: FavoriteReader<Entry>) {
  const ids = useFavoriteIds(kind);
  const [limit, setLimit] = useState(batch);
  const [known, setKnown] = useState<Known<Entry>>(() => new Map());
  const wanted = useMemo(() => ids.slice(0, limit), [ids, limit]);
  const missing = wanted.filter((id) => !known.has(id)).slice(0, batch);

  const { data, error, isFetching, refetch } = useEntries(missing, {
    enabled: missing.length > 0,
    // The state below caches the entries.
    gcTime: 0,
  });
  const [answered, setAnswered] = useState<typeof data>();
  if (data !== undefined && data !== answered) {
    const found = new Map(data.results.map((entry) => [idOf(entry), entry]));
    setAnswered(data);
    setKnown(new Map([...known, ...missing.map((id) => [id, found.get(id) ?? null] as const)]));
  }

  // Before paint, so that deleted entries are not counted as hidden.
  useLayoutEffect(() => {
    if (answered !== undefined) removeDeleted(kind, answered.goneIds);
  }, [kind, answered]);

  const entries = useMemo(() => wanted.flatMap((id) => known.get(id) ?? []), [wanted, known]);
  const hidden = useMemo(() => wanted.filter((id) => known.get(id) === null).length, [wanted, known]);
  const more = useCallback(() => setLimit((shown) => shown + batch), [batch]);
  return {
    entries,
    /** The number of stored favorites, loaded or not. */
    total: ids.length,
    /** The number of loaded favorites that are hidden for now. */
    hidden,
    isFetching,
    failed: error !== null && missing.length > 0,
    hasMore: limit < ids.length,
    more,
    refetch: () => void refetch(),
  };
}
