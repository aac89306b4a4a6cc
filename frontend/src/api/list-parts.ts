import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** A part of a list, and where the next one begins. */
interface ListPart {
  nextOffset: number | null;
}

/**
 * A list that somebody reads part by part.
 *
 * @param queryKey the list, without regard to its parts
 * @param read reads the part that begins at an offset
 */
export function listPartsQuery<Part extends ListPart>(
  queryKey: QueryKey,
  read: (offset: number, signal: AbortSignal) => Promise<Part>,
) {
  return infiniteQueryOptions({
    queryKey: [...queryKey, 'parts'],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    // What somebody reads does not move under their eyes.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What the server has read, as the query keeps it: the first part, or all of the list. */
export function firstPart<Part extends ListPart>(part: Part) {
  return { pages: [part], pageParams: [0] };
}
