/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

/**
 * The list that is asked for whole; null where none is.
 */
export type PageList = 'links' | 'contents' | 'items';