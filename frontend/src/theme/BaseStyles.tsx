import { type CSSObject, Global } from '@emotion/react';
import { COLOR_SCHEME_ATTRIBUTE } from './color-scheme-script';
import { HELD_PAGE_ATTRIBUTE } from './held-page';
import { look } from './look';
import { DARK, FONT_DISPLAY, FONT_DISPLAY_LATIN, LIGHT, RADIUS_PX } from './tokens';

const { palette } = look.vars;

/** What stands behind the names of the colours, by day or by night. */
function colors(ink: Record<keyof typeof LIGHT, string>): Record<string, string> {
  return {
    '--h-palette-background-default': ink.paper,
    '--h-palette-background-paper': ink.sheet,
    '--h-palette-text-primary': ink.ink,
    '--h-palette-text-secondary': ink.inkSoft,
    '--h-palette-primary-main': ink.crimson,
    '--h-palette-primary-dark': ink.crimsonDeep,
    '--h-palette-primary-contrastText': ink.onCrimson,
    '--h-palette-success-main': ink.green,
    '--h-palette-warning-main': ink.amber,
    '--h-palette-error-main': ink.red,
    '--h-palette-divider': ink.hairline,
    '--h-palette-outline': ink.outline,
    '--h-palette-wash': ink.wash,
  };
}

const STYLES: CSSObject = {
  ':root': { ...colors(LIGHT), '--h-shape-borderRadius': `${String(RADIUS_PX)}px`, colorScheme: 'light' },
  [`:root[${COLOR_SCHEME_ATTRIBUTE}="dark"]`]: { ...colors(DARK), colorScheme: 'dark' },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'strong, b': { fontWeight: 700 },
  html: {
    '--serif': FONT_DISPLAY_LATIN,
    '--display': 'var(--serif)',
    '--leading': 1.6,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textSizeAdjust: '100%',
  },
  'html:lang(ja)': { '--serif': FONT_DISPLAY, '--leading': 1.75 },
  ':lang(ja)': { wordBreak: 'auto-phrase', lineBreak: 'strict' },
  body: {
    ...look.typography.body1,
    margin: 0,
    minWidth: 320,
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    overflowWrap: 'anywhere',
    // Ink is saved.
    '@media print': { backgroundColor: '#fff' },
  },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  [`[${HELD_PAGE_ATTRIBUTE}] #root`]: { visibility: 'hidden' },
  // No word is left alone on the last line; Japanese, which breaks at its phrases, is better left as it comes.
  'h1, h2, h3, h4': { textWrap: 'balance' },
  'p:lang(en)': { textWrap: 'pretty' },
  // The marks of focus: a line in ink around everything that can be reached with the keyboard.
  ':focus-visible, .Mui-focusVisible': {
    outline: `2px solid ${palette.text.primary}`,
    outlineOffset: 2,
  },
  'main:focus, [tabindex="-1"]:focus': { outline: 'none' },
  '::selection': {
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
};

/** What holds for every page: a clean start, the colours, the type, the marks of focus, rest for those who asked for it. */
export function BaseStyles() {
  return <Global styles={STYLES} />;
}
