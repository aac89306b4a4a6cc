/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

/**
 * The language of the page.
 */
export type Language = 'ja' | 'en';