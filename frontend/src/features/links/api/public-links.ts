import { LIMITS } from '@hitohira/backend/rules';
import { getListLinksInfiniteQueryKey, useListLinksInfinite } from '../../../api/generated/links/links';
import { type PageLink } from '../../../api/generated/model/pageLink';
import { type PageLinkList } from '../../../api/generated/model/pageLinkList';
import { type MaybeScheduled } from '../../../components/studio/schedule';
import { INFINITE_LIST, usePagedList } from '../../../api/infinite-list';

export type { PageLinkList as LinkList };

/** A link of a page: in full from the API, or as in the server-rendered document. */
type ShownLink = PageLink & MaybeScheduled;

/** The query parameters of one page of the list. */
export const LINKS_PART = { limit: LIMITS.links.page };

/** The query key of a page's links. Display IDs are case-insensitive. */
export const publicLinksKey = (displayId: string) =>
  getListLinksInfiniteQueryKey(displayId.toLowerCase(), LINKS_PART);

export const idOf = ({ linkId }: PageLink) => linkId;

/** The loaded links of a creator's page. */
export function usePublicLinks(displayId: string) {
  const query = useListLinksInfinite(displayId.toLowerCase(), LINKS_PART, { query: INFINITE_LIST });
  return usePagedList<ShownLink>(query, idOf);
}
