import { type Language } from '../../common/rules/language.js';

/** The texts of an account in another language than the original's; null where the original is shown. */
export interface Translation {
  displayName: string | null;
  introduction: string | null;
}

/** The second texts of an account by their language; null where there are none. */
export type Translations = Record<Language, Translation | null>;

export const NO_TRANSLATIONS: Translations = { en: null, ja: null };

/** The texts of an account in the language that they were first written in, with their translations. */
interface TranslatedTexts {
  displayName: string;
  introduction: string | null;
  translations: Translations;
}

/** The texts of an account on pages in a language: each its translation, or else the original. */
export function textsIn(
  { displayName, introduction, translations }: TranslatedTexts,
  language: Language,
): Pick<TranslatedTexts, 'displayName' | 'introduction'> {
  const translation = translations[language];
  return {
    displayName: translation?.displayName ?? displayName,
    introduction: translation?.introduction ?? introduction,
  };
}
