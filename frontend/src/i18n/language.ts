/** The languages of the product. */
export const LANGUAGES = ['ja', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Whether a text names one of the product's languages. */
function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** An address taken apart: the language it names, if any, and the page's own path. */
export interface LocalisedPath {
  language: Language | null;
  barePath: string;
}

/** Takes the language off a path: `/en/login` is `/login` in English, `/login` leaves the language open. */
export function splitLanguage(pathname: string): LocalisedPath {
  const [, first = '', ...rest] = pathname.split('/');
  if (!pathname.startsWith('/') || !isLanguage(first)) return { language: null, barePath: pathname };
  return { language: first, barePath: `/${rest.join('/')}` };
}

/** The address of a page in a language. */
export function localisedPath(language: Language, barePath: string): string {
  return barePath === '/' ? `/${language}` : `/${language}${barePath}`;
}
