/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { ContentPageRequest } from './contentPageRequest.ts';
import type { EditedPageRequest } from './editedPageRequest.ts';
import type { LandingPageRequest } from './landingPageRequest.ts';
import type { NewsPageRequest } from './newsPageRequest.ts';
import type { ProfilePageRequest } from './profilePageRequest.ts';
import type { SiteDocumentPageRequest } from './siteDocumentPageRequest.ts';

export type PageRequest = ProfilePageRequest | ContentPageRequest | EditedPageRequest | NewsPageRequest | SiteDocumentPageRequest | LandingPageRequest;
