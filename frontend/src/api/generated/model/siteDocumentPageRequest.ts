/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { SiteDocumentPageRequestKind } from './siteDocumentPageRequestKind.ts';

export interface SiteDocumentPageRequest {
  /** The discriminator. */
  kind: SiteDocumentPageRequestKind;
  /** The name of the document. */
  name: string;
}
