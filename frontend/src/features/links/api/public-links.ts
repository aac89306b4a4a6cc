import { LIMITS } from '@hitohira/backend/rules';
import { getListLinksInfiniteQueryKey, useListLinksInfinite } from '../../../api/generated/links/links';
import { type Link } from '../../../api/generated/model/link';
import { type LinkList } from '../../../api/generated/model/linkList';
import { INFINITE_LIST, usePagedList } from '../../../api/infinite-list';

export type { LinkList };

/** The query parameters of one page of the list. */
export const LINKS_PART = { limit: LIMITS.links.page };

/** The query key of a page's links. Display IDs are case-insensitive. */
export const publicLinksKey = (displayId: string) =>
  getListLinksInfiniteQueryKey(displayId.toLowerCase(), LINKS_PART);

export const idOf = ({ linkId }: Link) => linkId;

/** The loaded links of a creator's page. */
export function usePublicLinks(displayId: string) {
  const query = useListLinksInfinite(displayId.toLowerCase(), LINKS_PART, { query: INFINITE_LIST });
  return usePagedList(query, idOf);
}
