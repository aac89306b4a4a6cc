/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

/**
 * The language of its words.
 */
export type Language = 'ja' | 'en';