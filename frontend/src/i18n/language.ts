/** The languages of the product. */
export const LANGUAGES = ['ja', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** A path split into its language, if it names one, and the rest. */
export interface LocalisedPath {
  language: Language | null;
  barePath: string;
}

/** Splits the language off a path: `/en/login` becomes `en` and `/login`. */
export function splitLanguage(pathname: string): LocalisedPath {
  const [, first = '', ...rest] = pathname.split('/');
  if (!pathname.startsWith('/') || !isLanguage(first)) return { language: null, barePath: pathname };
  return { language: first, barePath: `/${rest.join('/')}` };
}

/** The address of a page in a language. */
export function localisedPath(language: Language, barePath: string): string {
  return barePath === '/' ? `/${language}` : `/${language}${barePath}`;
}
