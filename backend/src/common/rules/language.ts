/** The product's languages, the default first. */
export const LANGUAGES = ['ja', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text in every language. */
export type Words = Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Splits the language off a page's path: `/en/login` is `/login` in English; `/login` has no language. */
export function splitLanguage(pathname: string): { language: Language | null; barePath: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!pathname.startsWith('/') || !isLanguage(first)) return { language: null, barePath: pathname };
  return { language: first, barePath: `/${rest.join('/')}` };
}

/** The path of a page in a language. */
export function localisedPath(language: Language, barePath: string): string {
  return barePath === '/' ? `/${language}` : `/${language}${barePath}`;
}
