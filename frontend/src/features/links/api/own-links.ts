import { LIMITS } from '@hitohira/backend/rules';
import { statusOf } from '../../../api/api-error';
import {
  type CreateLinkMutationVariables,
  getListLinksInfiniteQueryKey,
  getListLinksInfiniteQueryOptions,
  useCreateLink,
  useDeleteLink as useDeleteLinkCall,
  useListLinksInfinite,
  useOrderLinks,
  useUpdateLink,
} from '../../../api/generated/links/links';
import { type Link } from '../../../api/generated/model/link';
import { OWN_INFINITE_LIST, usePagedList, wholeList } from '../../../api/infinite-list';
import { FETCH_AGAIN } from '../../../api/query-client';
import { useSortEntries, useSortingInPlace } from '../../../api/sorted-list';
import { useUpdateCachedPages, withAdded, withUpdated, withoutEntry } from '../../../api/cached-pages';
import { type UploadProgress } from '../../../api/upload';
import { idOf, LINKS_PART, publicLinksKey } from './public-links';

export type { CreateLinkMutationVariables, Link };

/** The links of the own page. */
export function useOwnLinks(displayId: string) {
  const query = useListLinksInfinite(displayId.toLowerCase(), LINKS_PART, { query: OWN_INFINITE_LIST });
  return usePagedList(query, idOf, 'owner');
}

const useUpdateLinks = (displayId: string) =>
  useUpdateCachedPages<Link>(publicLinksKey(displayId), allLinksKey(displayId));

/** Adds a link at the start of the list. */
export function useAddLink(displayId: string, onUploadProgress?: UploadProgress) {
  const update = useUpdateLinks(displayId);
  return useCreateLink({
    mutation: { onSuccess: (link) => update((pages) => withAdded(pages, link)) },
    request: { ...(onUploadProgress && { onUploadProgress }) },
  });
}

/** Updates a link, or removes one that was deleted elsewhere from the list. */
export function useChangeLink(displayId: string, onUploadProgress?: UploadProgress) {
  const update = useUpdateLinks(displayId);
  return useUpdateLink({
    mutation: {
      onSuccess: (link) => update((pages) => withUpdated(pages, link, idOf)),
      onError: (error, { id }) => {
        if (statusOf(error) === 404) update((pages) => withoutEntry(pages, id, idOf));
      },
    },
    request: { ...(onUploadProgress && { onUploadProgress }) },
  });
}

export function useDeleteLink(displayId: string) {
  const update = useUpdateLinks(displayId);
  return useDeleteLinkCall({
    mutation: { onSuccess: (_nothing, { id }) => update((pages) => withoutEntry(pages, id, idOf)) },
  });
}

/** The query parameters and options for all links. */
const ALL_LINKS = { offset: 0, limit: LIMITS.links.pageMax };
const WHOLE_LIST = wholeList<Link>(idOf);

/** The key prefix of all queries for the own links. */
const allLinksKey = (displayId: string) => getListLinksInfiniteQueryKey(displayId.toLowerCase());

/** Every link of the own page, in page order. */
export function useAllLinks(displayId: string) {
  return useListLinksInfinite(displayId.toLowerCase(), ALL_LINKS, { query: WHOLE_LIST });
}

/** Sorts the own links. */
export function useSortLinks(displayId: string) {
  const { mutateAsync: order } = useOrderLinks();
  return useSortEntries<Link>({
    listKey: allLinksKey(displayId),
    pagesKey: publicLinksKey(displayId),
    pageLength: LIMITS.links.page,
    idOf,
    readAll: (queryClient) =>
      queryClient.infiniteQuery({
        ...getListLinksInfiniteQueryOptions(displayId.toLowerCase(), ALL_LINKS, { query: WHOLE_LIST }),
        ...FETCH_AGAIN,
      }),
    saveOrder: (links) => order({ data: { orders: links.map(idOf) } }),
  });
}

/** Sorts the links of the studio. */
export function useLinksInPlace(displayId: string) {
  const { mutateAsync: save } = useSortLinks(displayId);
  return useSortingInPlace<Link>({ pagesKey: publicLinksKey(displayId), idOf }, save);
}
