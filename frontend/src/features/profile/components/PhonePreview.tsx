import { styled } from '@mui/material/styles';
import { PageGround } from '../../../components/page/PageGround';
import { useDisplayFont } from '../../../components/page/useDisplayFont';
import { ProfileSheet, type ProfileSheetProps } from '../../../components/page/ProfileSheet';
import { type Language } from '../../../i18n/language';
import { accountTexts, type AccountTexts } from '../../../i18n/text-language';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { BLOCK_HEADLINES, headlineText } from '../headline-texts';
import { type PublicAccount } from '../../../api/generated/model/publicAccount';
import { type ThemeTokens } from '../../../api/generated/model/themeTokens';

const Frame = styled('section')({
  width: '100%',
  maxWidth: 360,
  margin: '0 auto',
  borderRadius: 32,
  border: `1px solid ${look.vars.palette.outline}`,
  padding: 8,
  backgroundColor: look.vars.palette.wash,
});

/** Contains the page background, which otherwise fills the window. */
const Screen = styled('div')({
  height: 'min(640px, 74dvh)',
  contain: 'paint',
  borderRadius: 24,
  border: `1px solid ${look.vars.palette.divider}`,
  backgroundColor: look.vars.palette.background.paper,
});

const Scroller = styled('div')({ display: 'flex', height: '100%', overflowY: 'auto' });

/** A live preview of the page on a phone. */
export function PhonePreview({
  tokens,
  headlines,
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
  }) {
  const { t, language } = useTranslation('studio');
  const { t: tProfile } = useTranslation('profile');
  const shown = Object.values(BLOCK_HEADLINES).map((type) => headlineText(tProfile, { headlines }, type));
  const texts = accountTexts(
    { displayName, introduction, translations },
    shownLanguage ?? language,
    language,
  );
  useDisplayFont(tokens, [texts.displayName, ...shown]);
  return (
    <Frame aria-label={t('preview.label')}>
      <Screen>
        <Scroller tabIndex={0} role="group" aria-label={t('preview.label')}>
          <PageGround tokens={tokens}>
            <ProfileSheet {...profile} {...texts} nameAs="p" />
          </PageGround>
        </Scroller>
      </Screen>
    </Frame>
  );
}
