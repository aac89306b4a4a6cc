/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { SiteDocumentName } from './siteDocumentName.ts';

export interface SiteDocument {
  /** The name of the document. */
  name: SiteDocumentName;
  /** The version: the date on which it took effect. */
  version: string;
  /**
     * The title.
     * @maxLength 200
     */
  title: string;
  /**
     * The text in Markdown, without the title.
     * @maxLength 200000
     */
  content: string;
}
