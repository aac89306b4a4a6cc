import { type ReactNode } from 'react';
import { type ThemeTokens } from '../api/generated/model/themeTokens';
import { COLOR_SCHEME_ATTRIBUTE } from '../theme/color-scheme-script';
import { look } from '../theme/look';
import { styled } from '../theme/styled';
import { themedColors, themeProperties } from './page-theme';

const Ground = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  '&[data-cards]': {
    ...themedColors('day'),
    isolation: 'isolate',
    backgroundColor: look.vars.palette.background.default,
    color: look.vars.palette.text.primary,
    fontFamily: 'var(--page-font)',
    '--sheet': 'transparent',
    '--sheet-edge': look.vars.palette.background.default,
    '--band': `linear-gradient(160deg, color-mix(in oklab, ${look.vars.palette.primary.main} 20%, ${look.vars.palette.wash}), ${look.vars.palette.wash})`,
    '--band-ink': look.vars.palette.primary.main,
    '--card-ground': look.vars.palette.background.paper,
    '--card-line': 'transparent',
  },
  [`[${COLOR_SCHEME_ATTRIBUTE}="dark"] &[data-cards]`]: themedColors('night'),
  '&[data-cards="outline"]': { '--card-line': 'var(--surface-line)' },
  '&[data-cards="flat"]': { '--card-ground': 'transparent' },
  // Words do not lie on what repeats itself, but on a veil of the ground.
  '&[data-pattern="tiles"]': {
    '--sheet': `color-mix(in srgb, ${look.vars.palette.background.default} 76%, transparent)`,
  },
  // The pattern covers the window, however far the page has been moved over it.
  '&[data-pattern]::before': {
    content: '""',
    position: 'fixed',
    zIndex: -1,
    inset: 0,
    pointerEvents: 'none',
    backgroundImage: 'var(--ground-image)',
    backgroundSize: 'var(--ground-size)',
  },
});

/** What lies over the ground by day or by night: tiles that repeat themselves, one play of colours, or nothing. */
function patternOf({ dark, ...day }: ThemeTokens): 'tiles' | 'one' | undefined {
  const patterns = [day, dark].filter((colors) => colors !== null && colors.backgroundImage !== null);
  if (patterns.length === 0) return undefined;
  const repeats = patterns.some(
    (colors) => colors?.backgroundSize !== null || colors.backgroundImage?.startsWith('repeating-') === true,
  );
  return repeats ? 'tiles' : 'one';
}

interface PageGroundProps {
  /** What the creator has chosen for the page; null while it is not known, and where there is no such page. */
  tokens: ThemeTokens | null;
  children: ReactNode;
}

/**
 * What a creator's page stands on: everything inside is drawn with the colours, the type and the shapes of the theme,
 * since it takes them by the names under which the product has its own. Its pattern fills the window, or the nearest
 * element around it that contains what is fixed: the frame of a preview.
 */
export function PageGround({ tokens, children }: PageGroundProps) {
  if (tokens === null) return <Ground>{children}</Ground>;
  return (
    <Ground
      data-cards={tokens.cardStyle}
      data-headings={tokens.headingStyle}
      data-pattern={patternOf(tokens)}
      style={themeProperties(tokens)}
    >
      {children}
    </Ground>
  );
}
