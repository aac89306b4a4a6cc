/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What marks the heading of a block: nothing, a line under it, a short bar before it. The mark says more; this is the nearest of the three.
 */
export type ThemeHeadingStyle = typeof ThemeHeadingStyle[keyof typeof ThemeHeadingStyle];


export const ThemeHeadingStyle = {
  plain: 'plain',
  underline: 'underline',
  bar: 'bar',
} as const;
