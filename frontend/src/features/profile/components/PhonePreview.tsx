import { type Language } from '@hitohira/backend/rules';
import { type PublicAccount } from '../../../api/generated/model/publicAccount';
import { type ThemeTokens } from '../../../api/generated/model/themeTokens';
import { ProfileSheet, type ProfileSheetProps } from '../../../components/page/ProfileSheet';
import { PreviewPhone } from '../../../components/studio/preview/PreviewPhone';
import { accountTexts, type AccountTexts } from '../../../i18n/account-texts';
import { useTranslation } from '../../../i18n/useTranslation';
import { BLOCK_HEADLINES, headlineText } from '../headline-texts';

/** A live preview of the profile on a phone. */
export function PhonePreview({
  tokens,
  headlines,
  hint,
  displayName,
  introduction,
  translations,
  shownLanguage,
  ...profile
}: Pick<
  ProfileSheetProps,
  'displayId' | 'iconPicture' | 'coverPicture' | 'headerType' | 'about' | 'children'
> &
  AccountTexts & {
    /** The language in which the creator's texts are shown; that of the studio by default. */
    shownLanguage?: Language;
    /** The theme of the page. */
    tokens: ThemeTokens;
    /** The creator's own headlines. */
    headlines: PublicAccount['headlines'];
    /** What can be done with it. */
    hint?: string;
  }) {
  const { t, language } = useTranslation('profile');
  const shown = Object.values(BLOCK_HEADLINES).map((type) => headlineText(t, { headlines }, type));
  const texts = accountTexts(
    { displayName, introduction, translations },
    shownLanguage ?? language,
    language,
  );
  return (
    <PreviewPhone tokens={tokens} displayed={[texts.displayName, ...shown]} hint={hint}>
      <ProfileSheet {...profile} {...texts} nameAs="p" />
    </PreviewPhone>
  );
}
