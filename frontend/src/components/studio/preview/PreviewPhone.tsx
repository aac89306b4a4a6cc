import { styled } from '@mui/material/styles';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { type ThemeTokens } from '../../../api/generated/model/themeTokens';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { PageGround } from '../../page/PageGround';
import { useDisplayFont } from '../../page/useDisplayFont';

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
  display: 'flex',
  flexDirection: 'column',
  height: 'min(640px, 74dvh)',
  contain: 'strict',
  borderRadius: 24,
  border: `1px solid ${look.vars.palette.divider}`,
  backgroundColor: look.vars.palette.background.paper,
});

const Mark = styled('p')({
  // Above the background of the page.
  position: 'relative',
  zIndex: 1,
  padding: '6px 16px',
  borderBottom: `2px dashed ${look.vars.palette.text.secondary}`,
  fontSize: '0.75rem',
  lineHeight: 1.7,
  textAlign: 'center',
  backgroundColor: look.vars.palette.background.paper,
});

/** In a preview, on what is edited. */
export const FOLLOWED_ATTRIBUTE = 'data-followed';

const SCROLLER_ATTRIBUTE = 'data-scroller';

/** What scrolls in a preview. */
export const PREVIEW_SCROLLER = `[${SCROLLER_ATTRIBUTE}]`;

const Scroller = styled('div')({
  display: 'grid',
  // The background is as high as the page, and at least as high as the screen.
  gridTemplate: 'auto / minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  [`& [${FOLLOWED_ATTRIBUTE}]`]: {
    outline: `2px solid ${look.vars.palette.primary.main}`,
    outlineOffset: 4,
  },
});

/** Below the screen; above it where a button may cover what is below. */
const Hint = styled('p')({
  ...look.typography.hint,
  marginTop: 8,
  textAlign: 'center',
  [look.breakpoints.down('lg')]: { order: -1, margin: '0 0 8px' },
});

interface PreviewPhoneProps {
  /** The theme of the page. */
  tokens: ThemeTokens;
  /** The texts of the page in the display font. */
  displayed: readonly string[];
  /** What can be done with it. */
  hint?: string | undefined;
  /** Why visitors do not see the page; null if they do. */
  mark?: string | null;
  /** The page. */
  children: ReactNode;
}

/** A live preview of a page on a phone. */
export function PreviewPhone({ tokens, displayed, hint, mark = null, children }: PreviewPhoneProps) {
  const hintId = useId();
  const { t } = useTranslation('studio');
  useDisplayFont(tokens, displayed);
  // What is edited comes first; the screen keeps the space.
  const isDrawn = useDeferredValue(true, false);
  return (
    <Frame aria-label={t('preview.label')}>
      <Screen>
        {mark !== null && <Mark>{mark}</Mark>}
        <Scroller
          {...{ [SCROLLER_ATTRIBUTE]: '' }}
          tabIndex={0}
          role="group"
          aria-label={t('preview.label')}
          aria-describedby={hint === undefined ? undefined : hintId}
        >
          {isDrawn && <PageGround tokens={tokens}>{children}</PageGround>}
        </Scroller>
      </Screen>
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
    </Frame>
  );
}
