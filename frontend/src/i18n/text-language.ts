import { type Language } from '@hitohira/backend/rules';
import { useTranslation } from './useTranslation';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Words of English sentences that other languages do not have. Names and loanwords say nothing. */
const ENGLISH = /\b(?:and|my|of|the|this|with|your?)\b/i;

/** The probable language of user text; null if it cannot be told. */
export function writtenLanguage(text: string): Language | null {
  if (JAPANESE.test(text)) return 'ja';
  return ENGLISH.test(text) ? 'en' : null;
}

/** The probable language of user text for its `lang` attribute; undefined if it is the page's language. */
export function textLanguage(text: string, page: Language): Language | undefined {
  const written = writtenLanguage(text);
  return written === page ? undefined : (written ?? undefined);
}

/** {@link textLanguage} for the language of the page. */
export function useTextLanguage(): (text: string) => Language | undefined {
  const { language } = useTranslation();
  return (text) => textLanguage(text, language);
}
