import { useQuery } from '@tanstack/react-query';
import { getGetSiteDocumentQueryOptions } from '../../../api/generated/documents/documents';
import { type SiteDocument } from '../../../api/generated/model/siteDocument';

export type { SiteDocument };

/** A document of the site; it does not change while a page is open. */
export function siteDocumentQuery(name: SiteDocument['name']) {
  return { ...getGetSiteDocumentQueryOptions(name), staleTime: Infinity };
}

/** A document: from the server's HTML where it came with it, else asked for. */
export function useSiteDocument(name: SiteDocument['name']) {
  return useQuery(siteDocumentQuery(name));
}
