/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The language in which the page was shown.
 */
export type PressLanguage = typeof PressLanguage[keyof typeof PressLanguage];


export const PressLanguage = {
  ja: 'ja',
  en: 'en',
} as const;
