import { useQuery } from '@tanstack/react-query';
import { getListLinkTypesQueryOptions } from '../../../api/generated/links/links';
import { type LinkType } from '../../../api/generated/model/linkType';

export type { LinkType };

/** The kinds of links and what fits into each, as the server knows them: they stay for the life of the page. */
export function useLinkTypes() {
  return useQuery({ ...getListLinkTypesQueryOptions(), staleTime: 'static' });
}
