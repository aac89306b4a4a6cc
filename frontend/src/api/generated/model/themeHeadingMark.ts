/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What marks the heading of a block on its page.
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
