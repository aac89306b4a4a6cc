import { type LinkageList } from '../../../api/generated/model/linkageList';
import { getListLinkagesQueryOptions } from '../../../api/generated/oauth/oauth';

export type { LinkageList };

/** The linked accounts of a page. Display IDs are the same in any case, so is the place they are kept under. */
export function publicLinkagesQuery(displayId: string) {
  return getListLinkagesQueryOptions(displayId.toLowerCase());
}
