/** A requested part of a list. */
export interface ListRange {
  offset: number;
  limit: number;
}

/** A part of a list. */
export interface ListPart<Entry> {
  entries: Entry[];
  /** The length of the whole list. */
  total: number;
  /** The offset of the next part; null after the last one. */
  nextOffset: number | null;
}

/** A part of a list that was requested by ids. */
export interface LookUpPart<Entry> extends ListPart<Entry> {
  /** The part's ids that were deleted or never existed. */
  goneIds: number[];
}

/** An empty list, for one that is not visible. */
export const NO_ENTRIES: ListPart<never> = { entries: [], total: 0, nextOffset: null };

/** Adds the offset of the next part. */
export function partOf<Entry>(
  { rows: entries, total }: { rows: Entry[]; total: number },
  { offset }: Pick<ListRange, 'offset'>,
): ListPart<Entry> {
  const next = offset + entries.length;
  return { entries, total, nextOffset: entries.length > 0 && next < total ? next : null };
}

/** Sorts entries in the order of ids; missing ones are left out. */
export function inOrderOf<Entry extends { id: number }>(ids: readonly number[], found: Entry[]): Entry[] {
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Reads one part of the requested ids.
 *
 * @param find returns the visible entries of some ids, in any order
 * @param listDeleted returns the ids that do not exist
 */
export async function lookUp<Entry extends { id: number }>(
  ids: readonly number[],
  { offset, limit }: ListRange,
  {
    find,
    listDeleted,
  }: {
    find: (ids: readonly number[]) => Promise<Entry[]>;
    listDeleted: (ids: readonly number[]) => Promise<number[]>;
  },
): Promise<LookUpPart<Entry>> {
  const asked = ids.slice(offset, offset + limit);
  const { nextOffset } = partOf({ rows: asked, total: ids.length }, { offset });
  const entries = inOrderOf(asked, await find(asked));
  const found = new Set(entries.map(({ id }) => id));
  const missing = asked.filter((id) => !found.has(id));
  const goneIds = missing.length === 0 ? [] : await listDeleted(missing);
  return { entries, total: ids.length, nextOffset, goneIds };
}
