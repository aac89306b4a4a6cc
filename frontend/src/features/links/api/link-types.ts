import { useQuery } from '@tanstack/react-query';
import { getListLinkTypesQueryOptions } from '../../../api/generated/links/links';
import { type LinkType } from '../../../api/generated/model/linkType';

export type { LinkType };

/** The kinds of links and what fits into each, as the server knows them: they stay for the life of the page. */
export function linkTypesQuery() {
  return { ...getListLinkTypesQueryOptions(), staleTime: 'static' as const };
}

/** The same, asked for. */
export function useLinkTypes() {
  return useQuery(linkTypesQuery());
}
