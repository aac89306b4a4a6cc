/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

/**
 * `public` pages are rendered with their data; the others are a `shell` that the browser fills.
 */
export type FoundPageRendering = 'public' | 'shell';