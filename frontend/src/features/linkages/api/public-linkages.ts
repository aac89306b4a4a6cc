import { useQuery } from '@tanstack/react-query';
import { type Linkage } from '../../../api/generated/model/linkage';
import { type LinkageList } from '../../../api/generated/model/linkageList';
import { getListLinkagesQueryOptions } from '../../../api/generated/oauth/oauth';

export type { Linkage, LinkageList };

/** The linked accounts of a page. Display IDs are the same in any case, so is the place they are kept under. */
export function publicLinkagesQuery(displayId: string) {
  return getListLinkagesQueryOptions(displayId.toLowerCase());
}

const NONE: readonly Linkage[] = [];

/** The accounts elsewhere that the creator has linked; none until they are known. */
export function usePublicLinkages(displayId: string): readonly Linkage[] {
  return useQuery(publicLinkagesQuery(displayId)).data?.results ?? NONE;
}
