/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

/**
 * `public` pages show what everybody may see; of the others there is a shell that the browser fills.
 */
export type FoundPageRendering = 'public' | 'shell';