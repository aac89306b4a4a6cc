/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What browsers are told of the page, for their own scroll bars and fields.
 */
export type ThemeColorScheme = typeof ThemeColorScheme[keyof typeof ThemeColorScheme];


export const ThemeColorScheme = {
  light: 'light',
  dark: 'dark',
} as const;
