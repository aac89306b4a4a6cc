/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type LogPageAccessLanguage = typeof LogPageAccessLanguage[keyof typeof LogPageAccessLanguage];


export const LogPageAccessLanguage = {
  ja: 'ja',
  en: 'en',
} as const;
