import { LANGUAGES, type Language } from './words';

/**
 * Both languages for a journey, with the tags of its tests: the steps are the same in each, so the one in the second
 * language is slow.
 *
 * @param first the language of the journey that always runs, in turn from file to file
 */
export function inBothLanguages(first: Language): { language: Language; tag: string[] }[] {
  return LANGUAGES.map((language) => ({ language, tag: language === first ? [] : ['@slow'] }));
}
