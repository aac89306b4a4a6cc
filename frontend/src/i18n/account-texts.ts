import { type Language, textsIn } from '@hitohira/backend/rules';
import { type PublicAccount } from '../api/generated/model/publicAccount';
import { textLanguage } from './text-language';

/** The texts of an account that may have a second language. */
export type AccountTexts = Pick<PublicAccount, 'displayName' | 'introduction' | 'translations'>;

/** An account's texts in a language, with their `lang` on a page in another. */
export function accountTexts(account: AccountTexts, shown: Language, page: Language) {
  const texts = textsIn(account, shown);
  const translation = account.translations[shown];
  const own = shown === page ? undefined : shown;
  return {
    ...texts,
    nameLanguage: (translation?.displayName ?? null) === null ? textLanguage(texts.displayName, page) : own,
    introductionLanguage:
      (translation?.introduction ?? null) === null ? textLanguage(texts.introduction ?? '', page) : own,
  };
}
