import { type LinkList } from './generated/model/linkList';

/** A page of a list, as the API returns it. */
export type ListPage<Entry> = Omit<LinkList, 'results'> & { results: Entry[] };

/** The loaded pages of a list, with the means to load more. */
export interface PagedList<Entry> {
  /** Undefined until the first page is loaded. */
  entries: Entry[] | undefined;
  total: number;
  hasMore: boolean;
  isFetchingMore: boolean;
  /** Whether the first page failed to load. */
  failed: boolean;
  refetch: () => void;
  /** Resolves to whether the next page was loaded. */
  fetchMore: () => Promise<boolean>;
}

/** The entries of several pages, without the duplicates that appear when entries are added between two requests. */
export function distinctEntries<Entry>(
  pages: readonly { results: readonly Entry[] }[],
  idOf: (entry: Entry) => number | string,
): Entry[] {
  return [...new Map(pages.flatMap(({ results }) => results.map((entry) => [idOf(entry), entry]))).values()];
}
