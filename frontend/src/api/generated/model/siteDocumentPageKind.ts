/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

/**
 * Tells the kinds apart.
 */
export type SiteDocumentPageKind = 'document';