/** A part of a list, and where the next one begins. */
export interface ListPart {
  nextOffset: number | null;
}

/** A part of a list with its entries. */
export interface ListPage<Entry> extends ListPart {
  results: Entry[];
  /** How many entries the list has in all. */
  total: number;
}

/** What has been read of a list, and the way to the rest of it. */
export interface PagedList<Entry> {
  /** Undefined until the first part is there. */
  entries: Entry[] | undefined;
  total: number;
  hasMore: boolean;
  isFetchingMore: boolean;
  /** Whether nothing could be read; what was read before stays. */
  failed: boolean;
  refetch: () => void;
  /** True where more came. */
  fetchMore: () => Promise<boolean>;
}

/**
 * The entries of parts that have been read, each once: when one is added meanwhile, the next part begins with what the
 * last one ended with.
 *
 * @param idOf names an entry
 */
export function distinctEntries<Entry>(
  parts: readonly { results: readonly Entry[] }[],
  idOf: (entry: Entry) => number | string,
): Entry[] {
  return [...new Map(parts.flatMap(({ results }) => results.map((entry) => [idOf(entry), entry]))).values()];
}
