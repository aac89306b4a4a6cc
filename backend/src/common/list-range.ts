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
