/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { SiteDocument } from './siteDocument.ts';
import type { SiteDocumentPageKind } from './siteDocumentPageKind.ts';

export interface SiteDocumentPage {
  /** The discriminator. */
  kind: SiteDocumentPageKind;
  /** The document. */
  document: SiteDocument;
}
