/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The shape of links and tiles.
 */
export type ThemeShape = typeof ThemeShape[keyof typeof ThemeShape];


export const ThemeShape = {
  card: 'card',
  line: 'line',
  pill: 'pill',
  glow: 'glow',
  bubble: 'bubble',
  sticker: 'sticker',
  leaf: 'leaf',
  tide: 'tide',
  petal: 'petal',
  stitched: 'stitched',
  tatami: 'tatami',
  menu: 'menu',
  pixel: 'pixel',
  block: 'block',
  ticket: 'ticket',
  slab: 'slab',
} as const;
