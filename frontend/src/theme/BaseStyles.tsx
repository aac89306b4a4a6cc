import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { HELD_PAGE_ATTRIBUTE } from './held-page';
import { FONT_DISPLAY, FONT_DISPLAY_LATIN } from './tokens';

const styles = (
  <GlobalStyles
    styles={(theme) => ({
      html: {
        '--serif': FONT_DISPLAY_LATIN,
        '--display': 'var(--serif)',
        '--leading': 1.6,
        textSizeAdjust: '100%',
      },
      'html:lang(ja)': { '--serif': FONT_DISPLAY, '--leading': 1.75 },
      ':lang(ja)': { wordBreak: 'auto-phrase', lineBreak: 'strict' },
      body: { overflowWrap: 'anywhere', minWidth: 320 },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      [`[${HELD_PAGE_ATTRIBUTE}] #root`]: { visibility: 'hidden' },
      // No word is left alone on the last line; Japanese, which breaks at its phrases, is better left as it comes.
      'h1, h2, h3, h4': { textWrap: 'balance' },
      'p:lang(en)': { textWrap: 'pretty' },
      // The marks of focus: a line in ink around everything that can be reached with the keyboard.
      ':focus-visible, .Mui-focusVisible': {
        outline: `2px solid ${theme.vars.palette.text.primary}`,
        outlineOffset: 2,
      },
      'main:focus, [tabindex="-1"]:focus': { outline: 'none' },
      '::selection': {
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    })}
  />
);

/** What holds for every page: a clean start, the type, the marks of focus, rest for those who asked for it. */
export function BaseStyles() {
  return (
    <>
      <CssBaseline />
      {styles}
    </>
  );
}
