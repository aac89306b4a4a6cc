import { type Language } from './language';
import { useTranslation } from './useTranslation';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Several words of Latin letters: a single one may be a name, or a word that every language has. */
const LATIN_WORDS = /\p{Script=Latin}{2,}.*\s.*\p{Script=Latin}{2,}/su;

/**
 * The language of words that somebody has written, as far as their letters tell and where it is another one than the
 * page's: for the `lang` of the element they stand in. By it they are read out and broken into lines.
 */
export function textLanguage(text: string, page: Language): Language | undefined {
  const written = JAPANESE.test(text) ? 'ja' : LATIN_WORDS.test(text) ? 'en' : page;
  return written === page ? undefined : written;
}

/** Tells the language of what people have written on this page. */
export function useTextLanguage(): (text: string) => Language | undefined {
  const { language } = useTranslation();
  return (text) => textLanguage(text, language);
}
