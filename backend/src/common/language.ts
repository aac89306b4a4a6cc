/** The languages the product speaks; the first one is what remains when nothing was asked. */
export const LANGUAGES = ['ja', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The same words in every language. */
export type Words = Record<Language, string>;

/** Whether a text names one of the product's languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
