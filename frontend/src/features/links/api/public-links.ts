import { LIMITS } from '@hitohira/backend/rules';
import { getListLinksInfiniteQueryKey, useListLinksInfinite } from '../../../api/generated/links/links';
import { type Link } from '../../../api/generated/model/link';
import { type LinkList } from '../../../api/generated/model/linkList';
import { INFINITE_LIST, usePagedList } from '../../../api/infinite-list';

export type { LinkList };

/** How much of the list is read at once. */
export const LINKS_PART = { limit: LIMITS.links.page };

/** The key of what has been read of a page's links. Display IDs are the same in any case, and so is the key. */
export const publicLinksKey = (displayId: string) =>
  getListLinksInfiniteQueryKey(displayId.toLowerCase(), LINKS_PART);

/** What a link is known by. */
export const idOf = ({ linkId }: Link) => linkId;

/** The links of a page that have been read, and the way to the others. */
export function usePublicLinks(displayId: string) {
  const query = useListLinksInfinite(displayId.toLowerCase(), LINKS_PART, { query: INFINITE_LIST });
  return usePagedList(query, idOf);
}
