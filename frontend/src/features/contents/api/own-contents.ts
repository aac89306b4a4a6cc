import { LIMITS, postKey } from '@hitohira/backend/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../api/api-error';
import {
  getListContentsInfiniteQueryKey,
  listContents,
  useListContentsInfinite,
  useOrderContents,
} from '../../../api/generated/contents/contents';
import { OWN_INFINITE_LIST, usePagedList } from '../../../api/infinite-list';
import { withLock, notifyOtherWindows } from '../../../api/other-windows';
import { toCachedPages } from '../../../api/cached-pages';
import { CONTENTS_PART, type ContentTile, idOf, publicContentsKey } from './public-contents';

/** The contents of the own page, as they are now, and the way to the others. */
export function useOwnContents(displayId: string) {
  const query = useListContentsInfinite(displayId.toLowerCase(), CONTENTS_PART, { query: OWN_INFINITE_LIST });
  return usePagedList<ContentTile>(query, idOf, 'owner');
}

/** Under which everything that is read of the own contents is kept. */
const allContentsKey = (displayId: string) => getListContentsInfiniteQueryKey(displayId.toLowerCase());

/** An account has no more than one part holds. */
async function readAll(displayId: string, signal?: AbortSignal): Promise<ContentTile[]> {
  const part = { offset: 0, limit: LIMITS.contents.perAccount };
  return (await listContents(displayId.toLowerCase(), part, { signal: signal ?? null })).results;
}

/** Every content of the own page, in its order: read anew each time they are to be sorted, and when another window did. */
export function useAllContents(displayId: string) {
  return useQuery({
    queryKey: [...allContentsKey(displayId), 'all'],
    queryFn: ({ signal }) => readAll(displayId, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
}

/**
 * The oldest content of the own page that shows the same post as an address; null where there is none. Nothing waits for
 * it, and where the contents cannot be read there is none.
 *
 * @param besides a content that is not meant
 */
export function useFirstPostOf(
  displayId: string,
  { provider, contentUrl }: Pick<ContentTile, 'provider' | 'contentUrl'>,
  besides: number | null = null,
): Pick<ContentTile, 'contentId'> | null {
  const { data = [] } = useQuery({
    queryKey: [...allContentsKey(displayId), 'posted'],
    queryFn: ({ signal }) => readAll(displayId, signal),
    gcTime: 0,
  });
  const key = postKey(provider, contentUrl);
  const same = data.filter(
    (content) =>
      content.provider === provider &&
      content.contentId !== besides &&
      postKey(provider, content.contentUrl) === key,
  );
  return same.reduce<ContentTile | null>(
    (first, each) => (first === null || each.contentId < first.contentId ? each : first),
    null,
  );
}

/**
 * Sorts the own contents. The server takes them all at once: they are read before, and what was moved is moved in the
 * list as it is now, so that nothing is undone that somebody has done elsewhere.
 */
export function useSortContents(displayId: string) {
  const queryClient = useQueryClient();
  const everything = allContentsKey(displayId);
  const queryKey = publicContentsKey(displayId);
  const { mutateAsync: order } = useOrderContents();
  return useMutation({
    mutationFn: (sort: (contents: readonly ContentTile[]) => readonly ContentTile[]) =>
      withLock(everything, async () => {
        const contents = sort(await readAll(displayId));
        await order({ data: { orders: contents.map(idOf) } });
        return contents;
      }),
    onSuccess: (contents) => {
      queryClient.setQueryData(queryKey, toCachedPages(contents, LIMITS.contents.page));
      notifyOtherWindows(everything);
    },
    onError: async (error) => {
      // A content has gone elsewhere: what the page shows of them is out of date as well.
      if (statusOf(error) === 409) await queryClient.invalidateQueries({ queryKey });
    },
  });
}
