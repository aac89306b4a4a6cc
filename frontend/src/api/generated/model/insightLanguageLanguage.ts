/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The language.
 */
export type InsightLanguageLanguage = typeof InsightLanguageLanguage[keyof typeof InsightLanguageLanguage];


export const InsightLanguageLanguage = {
  ja: 'ja',
  en: 'en',
} as const;
