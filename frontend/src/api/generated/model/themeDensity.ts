/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The spacing between elements.
 */
export type ThemeDensity = typeof ThemeDensity[keyof typeof ThemeDensity];


export const ThemeDensity = {
  compact: 'compact',
  regular: 'regular',
  airy: 'airy',
} as const;
