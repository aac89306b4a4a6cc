import { LIMITS } from '@hitohira/backend/rules';
import { getListLinksInfiniteQueryKey, useListLinksInfinite } from '../../../api/generated/links/links';
import { type BriefLink } from '../../../api/generated/model/briefLink';
import { type BriefLinkDetail } from '../../../api/generated/model/briefLinkDetail';
import { type BriefLinkList } from '../../../api/generated/model/briefLinkList';
import { type AnyPicture } from '../../../components/pictures/Picture';
import { type MaybeScheduled } from '../../../components/studio/schedule';
import { INFINITE_LIST, usePagedList } from '../../../api/infinite-list';

/** A detail of a link on a page. */
export type ShownDetail = Omit<BriefLinkDetail, 'picture'> & { picture: AnyPicture | null };

/** A link of a page: in full from the API, or in brief from the server-rendered document. */
export type ShownLink = Omit<BriefLink, 'details'> & MaybeScheduled & { details: ShownDetail[] };

/** A page of the links that a list shows. */
export type LinkList = Omit<BriefLinkList, 'results'> & { results: ShownLink[] };

/** The query parameters of one page of the list. */
export const LINKS_PART = { limit: LIMITS.links.page };

/** The query key of a page's links. Display IDs are case-insensitive. */
export const publicLinksKey = (displayId: string) =>
  getListLinksInfiniteQueryKey(displayId.toLowerCase(), LINKS_PART);

export const idOf = ({ linkId }: ShownLink) => linkId;

/** The loaded links of a creator's page. */
export function usePublicLinks(displayId: string) {
  const query = useListLinksInfinite(displayId.toLowerCase(), LINKS_PART, { query: INFINITE_LIST });
  return usePagedList<ShownLink>(query, idOf);
}
