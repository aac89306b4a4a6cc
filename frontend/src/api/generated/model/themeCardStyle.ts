/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * How cards stand out from the ground: not at all, by a line, by a color of their own.
 */
export type ThemeCardStyle = typeof ThemeCardStyle[keyof typeof ThemeCardStyle];


export const ThemeCardStyle = {
  flat: 'flat',
  outline: 'outline',
  filled: 'filled',
} as const;
