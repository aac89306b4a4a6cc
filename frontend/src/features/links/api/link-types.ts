import { getListLinkTypesQueryOptions, useListLinkTypes } from '../../../api/generated/links/links';
import { type LinkType } from '../../../api/generated/model/linkType';

export type { LinkType };

// They stay for the life of the page.
const STATIC = { query: { staleTime: 'static' } } as const;

/** The kinds of links and what fits into each, as the server knows them. */
export const linkTypesQuery = () => getListLinkTypesQueryOptions(STATIC);

/** The same, asked for. */
export const useLinkTypes = () => useListLinkTypes(STATIC);
