/** A part of a list that is asked for. */
export interface ListRange {
  offset: number;
  limit: number;
}

/** A part of a list as it was read. */
export interface ListPart<Entry> {
  entries: Entry[];
  /** How many there are in all. */
  total: number;
  /** Where the next part begins; null after the last one. */
  nextOffset: number | null;
}

/** A part of what was asked for by ids. */
export interface LookUpPart<Entry> extends ListPart<Entry> {
  /** Of the ids of this part those of what was deleted, or never was. */
  goneIds: number[];
}

/** What stands for a list that is not to be seen. */
export const NO_ENTRIES: ListPart<never> = { entries: [], total: 0, nextOffset: null };

/** Says of a part of a list where the next one begins. */
export function partOf<Entry>(
  { rows: entries, total }: { rows: Entry[]; total: number },
  { offset }: Pick<ListRange, 'offset'>,
): ListPart<Entry> {
  const next = offset + entries.length;
  return { entries, total, nextOffset: entries.length > 0 && next < total ? next : null };
}

/** Puts what was found by ids into the order of these; what was not found is left out. */
export function inOrderOf<Entry extends { id: number }>(ids: readonly number[], found: Entry[]): Entry[] {
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Looks a part of some ids up.
 *
 * @param find those of some ids that are to be seen, in no order
 * @param listDeleted those of some ids by which nothing is kept
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
