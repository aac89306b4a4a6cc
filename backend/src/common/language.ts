/** The languages the product speaks; the first one is what remains when nothing was asked. */
export const LANGUAGES = ['ja', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The same words in every language. */
export type Words = Record<Language, string>;

/** Whether a text names one of the product's languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Takes the language off the path of a page: `/en/login` is `/login` in English, `/login` leaves the language open. */
export function splitLanguage(pathname: string): { language: Language | null; barePath: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!pathname.startsWith('/') || !isLanguage(first)) return { language: null, barePath: pathname };
  return { language: first, barePath: `/${rest.join('/')}` };
}

/** The address of a page in a language. */
export function localisedPath(language: Language, barePath: string): string {
  return barePath === '/' ? `/${language}` : `/${language}${barePath}`;
}
