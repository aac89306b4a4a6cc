/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The typeface of body text.
 */
export type ThemeFont = typeof ThemeFont[keyof typeof ThemeFont];


export const ThemeFont = {
  sans: 'sans',
  serif: 'serif',
  rounded: 'rounded',
  mono: 'mono',
} as const;
