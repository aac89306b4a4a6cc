/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The decoration of block headings.
 */
export type ThemeHeadingMark = typeof ThemeHeadingMark[keyof typeof ThemeHeadingMark];


export const ThemeHeadingMark = {
  plain: 'plain',
  underline: 'underline',
  bar: 'bar',
  stamp: 'stamp',
  stars: 'stars',
  glow: 'glow',
  ribbon: 'ribbon',
  wave: 'wave',
  dashed: 'dashed',
  rules: 'rules',
  cursor: 'cursor',
  block: 'block',
} as const;
