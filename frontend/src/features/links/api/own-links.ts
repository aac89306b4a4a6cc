import { LIMITS } from '@hitohira/backend/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../api/api-error';
import {
  type CreateLinkMutationVariables,
  getListLinksInfiniteQueryKey,
  listLinks,
  useCreateLink,
  useDeleteLink as useDeleteLinkCall,
  useListLinksInfinite,
  useOrderLinks,
  useUpdateLink,
} from '../../../api/generated/links/links';
import { type Link } from '../../../api/generated/model/link';
import { OWN_INFINITE_LIST, fetchAllPages, usePagedList } from '../../../api/infinite-list';
import { withLock, notifyOtherWindows } from '../../../api/other-windows';
import {
  toCachedPages,
  type CachedPages,
  useUpdateCachedPages,
  withAdded,
  withUpdated,
  withoutEntry,
} from '../../../api/cached-pages';
import { type UploadProgress } from '../../../api/upload';
import { idOf, LINKS_PART, publicLinksKey } from './public-links';

export type { CreateLinkMutationVariables, Link };

/** The own links, as they are now, and the way to the others. */
export function useOwnLinks(displayId: string) {
  const query = useListLinksInfinite(displayId.toLowerCase(), LINKS_PART, { query: OWN_INFINITE_LIST });
  return usePagedList(query, idOf, 'owner');
}

/** What has been read of the own links follows a change at once, in every window. */
function useShownLinks(displayId: string) {
  const show = useUpdateCachedPages<Link>(publicLinksKey(displayId));
  return (change: (parts: CachedPages<Link>) => CachedPages<Link>) => {
    show(change);
    notifyOtherWindows(allLinksKey(displayId));
  };
}

/** Adds a link before the others. */
export function useAddLink(displayId: string, onUploadProgress: UploadProgress) {
  const show = useShownLinks(displayId);
  return useCreateLink({
    mutation: { onSuccess: (link) => show((pages) => withAdded(pages, link)) },
    request: { onUploadProgress },
  });
}

/** Changes a link. One that has been deleted elsewhere goes from what is shown. */
export function useChangeLink(displayId: string, onUploadProgress: UploadProgress) {
  const show = useShownLinks(displayId);
  return useUpdateLink({
    mutation: {
      onSuccess: (link) => show((pages) => withUpdated(pages, link, idOf)),
      onError: (error, { id }) => {
        if (statusOf(error) === 404) show((pages) => withoutEntry(pages, id, idOf));
      },
    },
    request: { onUploadProgress },
  });
}

/** Deletes a link. */
export function useDeleteLink(displayId: string) {
  const show = useShownLinks(displayId);
  return useDeleteLinkCall({
    mutation: { onSuccess: (_nothing, { id }) => show((pages) => withoutEntry(pages, id, idOf)) },
  });
}

const readAll = (displayId: string, signal: AbortSignal | null = null) =>
  fetchAllPages((offset) => listLinks(displayId, { offset, limit: LIMITS.links.pageMax }, { signal }), idOf);

/** Under which everything that is read of the own links is kept. */
const allLinksKey = (displayId: string) => getListLinksInfiniteQueryKey(displayId.toLowerCase());

/** Every link of the own page, in its order: read anew each time they are to be sorted, and when another window did. */
export function useAllLinks(displayId: string) {
  return useQuery({
    queryKey: [...allLinksKey(displayId), 'all'],
    queryFn: ({ signal }) => readAll(displayId, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
}

/**
 * Sorts the own links. The server takes them all at once: they are read before, and what was moved is moved in the list
 * as it is now, so that nothing is undone that somebody has done elsewhere.
 */
export function useSortLinks(displayId: string) {
  const queryClient = useQueryClient();
  const queryKey = allLinksKey(displayId);
  const { mutateAsync: order } = useOrderLinks();
  return useMutation({
    mutationFn: (sort: (links: readonly Link[]) => readonly Link[]) =>
      withLock(queryKey, async () => {
        const links = sort(await readAll(displayId));
        await order({ data: { orders: links.map(idOf) } });
        return links;
      }),
    onSuccess: (links) => {
      queryClient.setQueryData(publicLinksKey(displayId), toCachedPages(links, LIMITS.links.page));
      notifyOtherWindows(queryKey);
    },
    onError: async (error) => {
      // A link has gone elsewhere: what the page shows of them is out of date as well.
      if (statusOf(error) === 409)
        await queryClient.invalidateQueries({ queryKey: publicLinksKey(displayId) });
    },
  });
}
