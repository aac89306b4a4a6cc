import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { removeFavorites, type FavoriteKind } from '../../config/favorites';
import { useFavoriteIds } from '../../hooks/useFavorites';

/** What a generated query tells, as far as favourites need it. */
interface LookUp<Entry> {
  data: { results: Entry[]; goneIds: number[] } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** How a kind of favourites is read. */
export interface FavoriteReader<Entry> {
  kind: FavoriteKind;
  /** How many are read at a time. */
  batch: number;
  /** Reads those of the ids that are to be seen, and says which of the others are deleted. */
  useLookUp: (ids: number[], options: { enabled: boolean; gcTime: number }) => LookUp<Entry>;
  /** What an entry is known by. */
  idOf: (entry: Entry) => number;
}

/** What an answer said of the ids that were asked for; null where there is nothing to be seen. */
type Known<Entry> = ReadonlyMap<number, Entry | null>;

/** What was deleted is not kept any longer. A device that keeps nothing new is asked again the next time. */
function letGo(kind: FavoriteKind, gone: readonly number[]): void {
  try {
    removeFavorites(kind, gone);
  } catch {
    // Nothing is lost.
  }
}

/**
 * What this device keeps, read batch by batch, newest first. What is let go of, here or in another window, is gone at
 * once, and so is what an answer says was deleted. What is only not to be seen for now stays kept, and is asked for again
 * the next time.
 *
 * @param reader the same object on every call
 */
export function useFavoriteEntries<Entry>({ kind, batch, useLookUp, idOf }: FavoriteReader<Entry>) {
  const ids = useFavoriteIds(kind);
  const [room, setRoom] = useState(batch);
  const [known, setKnown] = useState<Known<Entry>>(() => new Map());
  const wanted = useMemo(() => ids.slice(0, room), [ids, room]);
  const missing = wanted.filter((id) => !known.has(id)).slice(0, batch);

  const { data, error, isFetching, refetch } = useLookUp(missing, {
    enabled: missing.length > 0,
    // What is kept of an answer is kept here.
    gcTime: 0,
  });
  const [answered, setAnswered] = useState<typeof data>();
  if (data !== undefined && data !== answered) {
    const found = new Map(data.results.map((entry) => [idOf(entry), entry]));
    setAnswered(data);
    setKnown(new Map([...known, ...missing.map((id) => [id, found.get(id) ?? null] as const)]));
  }

  // Before anybody sees it counted among what is hidden.
  useLayoutEffect(() => {
    if (answered !== undefined) letGo(kind, answered.goneIds);
  }, [kind, answered]);

  const entries = useMemo(() => wanted.flatMap((id) => known.get(id) ?? []), [wanted, known]);
  const hidden = useMemo(() => wanted.filter((id) => known.get(id) === null).length, [wanted, known]);
  const more = useCallback(() => setRoom((shown) => shown + batch), [batch]);
  return {
    entries,
    /** How many are kept, whether or not they have been read. */
    total: ids.length,
    /** How many of those that have been read are not to be seen for now. */
    hidden,
    isFetching,
    failed: error !== null && missing.length > 0,
    hasMore: room < ids.length,
    more,
    refetch: () => void refetch(),
  };
}
