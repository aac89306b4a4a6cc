import { LIMITS } from '@hitohira/backend/rules';
import { getListLinksQueryKey, listLinks } from '../../../api/generated/links/links';
import { type Link } from '../../../api/generated/model/link';
import { type LinkList } from '../../../api/generated/model/linkList';
import { listPartsQuery, useListParts } from '../../../api/list-parts';

export type { LinkList };

/** The links of a page, part by part. Display IDs are the same in any case, so is the place they are kept under. */
export function publicLinksQuery(displayId: string) {
  const id = displayId.toLowerCase();
  return listPartsQuery(getListLinksQueryKey(id), (offset, signal) =>
    listLinks(id, { offset, limit: LIMITS.links.page }, { signal }),
  );
}

/** What a link is known by. */
export const idOf = ({ linkId }: Link) => linkId;

/** The links of a page that have been read, and the way to the others. */
export function usePublicLinks(displayId: string) {
  return useListParts(publicLinksQuery(displayId), idOf);
}
