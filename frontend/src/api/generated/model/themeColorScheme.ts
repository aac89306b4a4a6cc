/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The CSS `color-scheme` of the page, for the browser's scroll bars and form fields.
 */
export type ThemeColorScheme = typeof ThemeColorScheme[keyof typeof ThemeColorScheme];


export const ThemeColorScheme = {
  light: 'light',
  dark: 'dark',
} as const;
