/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

/**
 * The HTTP status; anything but 200 shows an error page.
 */
export type PageStatus = 200 | 404 | 429 | 500 | 503;