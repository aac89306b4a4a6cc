/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The decoration of block headings: none, a line below, or a short bar before. The closest equivalent of `headingMark`.
 */
export type ThemeHeadingStyle = typeof ThemeHeadingStyle[keyof typeof ThemeHeadingStyle];


export const ThemeHeadingStyle = {
  plain: 'plain',
  underline: 'underline',
  bar: 'bar',
} as const;
