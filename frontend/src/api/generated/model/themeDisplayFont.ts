/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The typeface of the display name and the headlines.
 */
export type ThemeDisplayFont = typeof ThemeDisplayFont[keyof typeof ThemeDisplayFont];


export const ThemeDisplayFont = {
  'dela-gothic-one': 'dela-gothic-one',
  dotgothic16: 'dotgothic16',
  'hachi-maru-pop': 'hachi-maru-pop',
  'kaisei-decol': 'kaisei-decol',
  'kaisei-tokumin': 'kaisei-tokumin',
  'kiwi-maru': 'kiwi-maru',
  'klee-one': 'klee-one',
  'mochiy-pop-one': 'mochiy-pop-one',
  'potta-one': 'potta-one',
  'rocknroll-one': 'rocknroll-one',
  stick: 'stick',
  'yuji-syuku': 'yuji-syuku',
  'yusei-magic': 'yusei-magic',
  'zen-kurenaido': 'zen-kurenaido',
  'zen-maru-gothic': 'zen-maru-gothic',
  'zen-old-mincho': 'zen-old-mincho',
} as const;
