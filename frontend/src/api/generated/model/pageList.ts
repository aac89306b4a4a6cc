/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

/**
 * The list that is requested in full; null for none.
 */
export type PageList = 'links' | 'contents' | 'items';