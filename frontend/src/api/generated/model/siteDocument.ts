/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { SiteDocumentName } from './siteDocumentName.ts';

export interface SiteDocument {
  /** Which document it is. */
  name: SiteDocumentName;
  /** The version: the day from which it is in force. */
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
