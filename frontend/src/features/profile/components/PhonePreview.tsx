import { styled } from '@mui/material/styles';
import { useDeferredValue, useId } from 'react';
import { type Language } from '@hitohira/backend/rules';
import { PageGround } from '../../../components/page/PageGround';
import { useDisplayFont } from '../../../components/page/useDisplayFont';
import { ProfileSheet, type ProfileSheetProps } from '../../../components/page/ProfileSheet';
import { accountTexts, type AccountTexts } from '../../../i18n/account-texts';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { BLOCK_HEADLINES, headlineText } from '../headline-texts';
import { type PublicAccount } from '../../../api/generated/model/publicAccount';
import { type ThemeTokens } from '../../../api/generated/model/themeTokens';

const Frame = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 360,
  margin: '0 auto',
  borderRadius: 32,
  border: `1px solid ${look.vars.palette.outline}`,
  padding: 8,
  backgroundColor: look.vars.palette.wash,
});

/** Contains the page background, which otherwise fills the window. The editor beside it is laid out without it. */
const Screen = styled('div')({
  height: 'min(640px, 74dvh)',
  contain: 'strict',
  borderRadius: 24,
  border: `1px solid ${look.vars.palette.divider}`,
  backgroundColor: look.vars.palette.background.paper,
});

/** In a preview, on what is edited. */
export const FOLLOWED_ATTRIBUTE = 'data-followed';

const SCROLLER_ATTRIBUTE = 'data-scroller';

/** What scrolls in a preview. */
export const PREVIEW_SCROLLER = `[${SCROLLER_ATTRIBUTE}]`;

const Scroller = styled('div')({
  display: 'flex',
  height: '100%',
  overflowY: 'auto',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  [`& [${FOLLOWED_ATTRIBUTE}]`]: {
    outline: `2px solid ${look.vars.palette.primary.main}`,
    outlineOffset: 4,
    borderRadius: 8,
  },
});

/** Below the screen; above it where a button may cover what is below. */
const Hint = styled('p')({
  ...look.typography.hint,
  marginTop: 8,
  textAlign: 'center',
  [look.breakpoints.down('lg')]: { order: -1, margin: '0 0 8px' },
});

/** A live preview of the page on a phone. */
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
  const hintId = useId();
  const { t, language } = useTranslation('studio');
  const { t: tProfile } = useTranslation('profile');
  const shown = Object.values(BLOCK_HEADLINES).map((type) => headlineText(tProfile, { headlines }, type));
  const texts = accountTexts(
    { displayName, introduction, translations },
    shownLanguage ?? language,
    language,
  );
  useDisplayFont(tokens, [texts.displayName, ...shown]);
  // What is edited comes first; the screen keeps the space.
  const isDrawn = useDeferredValue(true, false);
  return (
    <Frame aria-label={t('preview.label')}>
      <Screen>
        <Scroller
          {...{ [SCROLLER_ATTRIBUTE]: '' }}
          tabIndex={0}
          role="group"
          aria-label={t('preview.label')}
          aria-describedby={hint === undefined ? undefined : hintId}
        >
          {isDrawn && (
            <PageGround tokens={tokens}>
              <ProfileSheet {...profile} {...texts} nameAs="p" />
            </PageGround>
          )}
        </Scroller>
      </Screen>
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
    </Frame>
  );
}
