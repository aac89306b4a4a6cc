import { LIMITS } from '@hitohira/backend/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteLink, getListLinksQueryKey, listLinks, orderLinks } from '../../../api/generated/links/links';
import { type Link } from '../../../api/generated/model/link';
import { statusOf } from '../../../api/api-error';
import { deleteUnlessGone } from '../../../api/deletion';
import { bodyOf, type FormUpload } from '../../../api/form-upload';
import { httpClient } from '../../../api/http-client';
import { useListParts } from '../../../api/list-parts';
import { inTurn, tellOtherWindows } from '../../../api/other-windows';
import {
  inNewOrder,
  type ShownParts,
  useShownParts,
  withAdded,
  withChanged,
  withoutDeleted,
} from '../../../api/shown-parts';
import { idOf, publicLinksQuery } from './public-links';

export type { Link };

/** The own links, as they are now, and the way to the others. */
export function useOwnLinks(displayId: string) {
  return useListParts(publicLinksQuery(displayId), idOf, 'owner');
}

/** What has been read of the own links follows a change at once, in every window. */
function useShownLinks(displayId: string) {
  const show = useShownParts<Link>(publicLinksQuery(displayId).queryKey);
  return (change: (parts: ShownParts<Link>) => ShownParts<Link>) => {
    show(change);
    tellOtherWindows(allLinksKey(displayId));
  };
}

/** Adds a link before the others. */
export function useAddLink(displayId: string) {
  const show = useShownLinks(displayId);
  return useMutation({
    mutationFn: (upload: FormUpload) => httpClient<Link>('/api/links', { method: 'POST', ...bodyOf(upload) }),
    onSuccess: (link) => show((pages) => withAdded(pages, link)),
  });
}

/** Changes what is named of a link; where nothing is, nothing is asked. One that has gone goes from what is shown. */
export function useChangeLink(displayId: string, link: Link | null) {
  const show = useShownLinks(displayId);
  return useMutation({
    mutationFn: async (upload: FormUpload) => {
      if (link === null) throw new Error('There is no link to change');
      if (upload.body === null) return link;
      return httpClient<Link>(`/api/links/${String(link.linkId)}`, { method: 'PATCH', ...bodyOf(upload) });
    },
    onSuccess: (link) => show((pages) => withChanged(pages, link, idOf)),
    onError: (error) => {
      // Deleted elsewhere.
      if (link !== null && statusOf(error) === 404) show((pages) => withoutDeleted(pages, link.linkId, idOf));
    },
  });
}

/** Deletes a link. */
export function useDeleteLink(displayId: string) {
  const show = useShownLinks(displayId);
  return useMutation({
    mutationFn: (linkId: number) => deleteUnlessGone(deleteLink(linkId)),
    onSuccess: (_nothing, linkId) => show((pages) => withoutDeleted(pages, linkId, idOf)),
  });
}

async function readAll(displayId: string, signal?: AbortSignal): Promise<Link[]> {
  const links = new Map<number, Link>();
  let offset: number | null = 0;
  while (offset !== null) {
    const part = await listLinks(
      displayId,
      { offset, limit: LIMITS.links.pageMax },
      { signal: signal ?? null },
    );
    for (const link of part.results) links.set(link.linkId, link);
    offset = part.nextOffset;
  }
  return [...links.values()];
}

/** Under which everything that is read of the own links is kept. */
const allLinksKey = (displayId: string) => getListLinksQueryKey(displayId.toLowerCase());

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
  return useMutation({
    mutationFn: (sort: (links: readonly Link[]) => readonly Link[]) =>
      inTurn(queryKey, async () => {
        const links = sort(await readAll(displayId));
        await orderLinks({ orders: links.map(idOf) });
        return links;
      }),
    onSuccess: (links) => {
      queryClient.setQueryData(publicLinksQuery(displayId).queryKey, inNewOrder(links, LIMITS.links.page));
      tellOtherWindows(queryKey);
    },
    onError: async (error) => {
      // A link has gone elsewhere: what the page shows of them is out of date as well.
      if (statusOf(error) === 409)
        await queryClient.invalidateQueries({ queryKey: publicLinksQuery(displayId).queryKey });
    },
  });
}
