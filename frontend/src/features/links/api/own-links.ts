import { LIMITS } from '@hitohira/backend/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteLink, getListLinksQueryKey, listLinks, orderLinks } from '../../../api/generated/links/links';
import { type Link } from '../../../api/generated/model/link';
import { statusOf } from '../../../api/api-error';
import { deleteUnlessGone } from '../../../api/deletion';
import { httpClient } from '../../../api/http-client';
import { useListParts } from '../../../api/list-parts';
import { inNewOrder, useShownParts, withAdded, withChanged, withoutDeleted } from '../../../api/shown-parts';
import { idOf, publicLinksQuery } from './public-links';

export type { Link };

/** A form as it is sent, or null where there is nothing to send, and who is told how much of it has left. */
interface LinkUpload {
  body: FormData | null;
  onProgress: (sent: number) => void;
}

/** A body with files has a way that is worth telling. */
function bodyOf({ body, onProgress }: LinkUpload) {
  const hasFiles = body !== null && [...body.values()].some((value) => value instanceof File);
  return hasFiles ? { body, onUploadProgress: onProgress } : { body };
}

/** The own links, as they are now, and the way to the others. */
export function useOwnLinks(displayId: string) {
  return useListParts(publicLinksQuery(displayId), idOf, 'owner');
}

/** What has been read of the own links follows a change at once. */
function useShownLinks(displayId: string) {
  return useShownParts<Link>(publicLinksQuery(displayId).queryKey);
}

/** Adds a link before the others. */
export function useAddLink(displayId: string) {
  const show = useShownLinks(displayId);
  return useMutation({
    mutationFn: (upload: LinkUpload) => httpClient<Link>('/api/links', { method: 'POST', ...bodyOf(upload) }),
    onSuccess: (link) => show((pages) => withAdded(pages, link)),
  });
}

/** Changes what is named of a link; where nothing is, nothing is asked. One that has gone goes from what is shown. */
export function useChangeLink(displayId: string, link: Link | null) {
  const show = useShownLinks(displayId);
  return useMutation({
    mutationFn: async (upload: LinkUpload) => {
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

async function readAll(displayId: string, signal: AbortSignal): Promise<Link[]> {
  const links = new Map<number, Link>();
  let offset: number | null = 0;
  while (offset !== null) {
    const part = await listLinks(displayId, { offset, limit: LIMITS.links.pageMax }, { signal });
    for (const link of part.results) links.set(link.linkId, link);
    offset = part.nextOffset;
  }
  return [...links.values()];
}

/** Every link of the own page, in its order: read anew each time they are to be sorted. */
export function useAllLinks(displayId: string) {
  return useQuery({
    queryKey: [...getListLinksQueryKey(displayId.toLowerCase()), 'all'],
    queryFn: ({ signal }) => readAll(displayId, signal),
    gcTime: 0,
    staleTime: 'static',
  });
}

/** Puts the own links into the order in which they are given. */
export function useSortLinks(displayId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (links: readonly Link[]) => orderLinks({ orders: links.map(({ linkId }) => linkId) }),
    onSuccess: (_nothing, links) => {
      queryClient.setQueryData(publicLinksQuery(displayId).queryKey, inNewOrder(links, LIMITS.links.page));
    },
    onError: async (error) => {
      // A link has gone elsewhere: what the page shows of them is out of date as well.
      if (statusOf(error) === 409)
        await queryClient.invalidateQueries({ queryKey: publicLinksQuery(displayId).queryKey });
    },
  });
}
