/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * How the top of the page is arranged: `portrait` centers the icon under the cover, `banner` sets everything at the side under a high cover, `compact` puts the name beside a small icon under a low one.
 */
export type HeaderType = typeof HeaderType[keyof typeof HeaderType];


export const HeaderType = {
  portrait: 'portrait',
  banner: 'banner',
  compact: 'compact',
} as const;
