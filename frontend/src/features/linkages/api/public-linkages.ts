import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Linkage } from '../../../api/generated/model/linkage';
import { type LinkageList } from '../../../api/generated/model/linkageList';
import { httpClient } from '../../../api/http-client';

export type { Linkage, LinkageList };

/**
 * The linked accounts of a page. Display IDs are the same in any case, so is the place they are kept under. The call is
 * written out: the generated ones come in one file, of which those who only read need nothing else.
 */
export function publicLinkagesQuery(displayId: string) {
  const path = `/api/oauth/linkages/accounts/${displayId.toLowerCase()}`;
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => httpClient<LinkageList>(path, { signal }),
  });
}

const NONE: readonly Linkage[] = [];

/** The accounts elsewhere that the creator has linked; none until they are known. */
export function usePublicLinkages(displayId: string): readonly Linkage[] {
  return useQuery(publicLinkagesQuery(displayId)).data?.results ?? NONE;
}
