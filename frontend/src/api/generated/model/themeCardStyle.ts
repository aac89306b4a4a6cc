/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * How cards stand out from the background: not at all, with a border, or with their own color.
 */
export type ThemeCardStyle = typeof ThemeCardStyle[keyof typeof ThemeCardStyle];


export const ThemeCardStyle = {
  flat: 'flat',
  outline: 'outline',
  filled: 'filled',
} as const;
