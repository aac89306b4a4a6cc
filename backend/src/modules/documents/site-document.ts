/** The names of the site's own documents; each has a page. */
export const SITE_DOCUMENTS = [
  'terms',
  'privacy',
  'external-transmission',
  'takedown',
  'help',
  'faq',
] as const;

/** One of the site's own documents. */
export type SiteDocumentName = (typeof SITE_DOCUMENTS)[number];

/** A document in one language. */
export interface SiteDocument {
  name: SiteDocumentName;
  /** The day it takes effect, as YYYY-MM-DD. */
  version: string;
  title: string;
  /** In Markdown, without the title. */
  content: string;
}
