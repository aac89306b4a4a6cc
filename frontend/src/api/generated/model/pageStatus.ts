/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

/**
 * What the page is answered with: anything but 200 is shown in its place.
 */
export type PageStatus = 200 | 404 | 429 | 500 | 503;