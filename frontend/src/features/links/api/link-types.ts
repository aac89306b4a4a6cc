import { getListLinkTypesQueryOptions, useListLinkTypes } from '../../../api/generated/links/links';
import { type LinkType } from '../../../api/generated/model/linkType';

export type { LinkType };

// They do not change while a page is open.
const STATIC = { query: { staleTime: 'static' } } as const;

/** The link types and their limits. */
export const linkTypesQuery = () => getListLinkTypesQueryOptions(STATIC);

export const useLinkTypes = () => useListLinkTypes(STATIC);
