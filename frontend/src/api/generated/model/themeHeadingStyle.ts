/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What marks the heading of a block: nothing, a line under it, a short bar before it, and so on.
 */
export type ThemeHeadingStyle = typeof ThemeHeadingStyle[keyof typeof ThemeHeadingStyle];


export const ThemeHeadingStyle = {
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
