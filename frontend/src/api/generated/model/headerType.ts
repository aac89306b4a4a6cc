/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The layout of the page header: `portrait` centers the icon under the cover, `banner` aligns everything to the side under a tall cover, `compact` puts the name beside a small icon under a low cover.
 */
export type HeaderType = typeof HeaderType[keyof typeof HeaderType];


export const HeaderType = {
  portrait: 'portrait',
  banner: 'banner',
  compact: 'compact',
} as const;
