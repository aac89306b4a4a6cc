import { createTheme, type PaletteOptions, type Shadows } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from './color-scheme-script';
import { look } from './look';
import { DARK, FONT_TEXT, LIGHT, RADIUS_PX, TARGET_PX } from './tokens';

function palette(mode: 'light' | 'dark', ink: Record<keyof typeof LIGHT, string>): PaletteOptions {
  return {
    mode,
    primary: { main: ink.crimson, dark: ink.crimsonDeep, light: ink.crimson, contrastText: ink.onCrimson },
    secondary: { main: ink.ink, contrastText: ink.paper },
    success: { main: ink.green },
    warning: { main: ink.amber },
    error: { main: ink.red },
    background: { default: ink.paper, paper: ink.sheet },
    text: { primary: ink.ink, secondary: ink.inkSoft },
    divider: ink.hairline,
    outline: ink.outline,
    wash: ink.wash,
  };
}

const NO_SHADOWS = Array.from({ length: 25 }, () => 'none') as Shadows;

/** The product's look on MUI's components: its tokens, not the library's look. */
export const muiTheme = createTheme({
  cssVariables: {
    colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
    cssVarPrefix: 'h',
  },
  colorSchemes: { light: { palette: palette('light', LIGHT) }, dark: { palette: palette('dark', DARK) } },
  // Hairlines, not shadows.
  shadows: NO_SHADOWS,
  shape: { borderRadius: RADIUS_PX },
  spacing: 8,
  typography: {
    fontFamily: FONT_TEXT,
    h1: { fontFamily: 'var(--display)', fontWeight: 600, fontSize: '1.75rem', lineHeight: 1.4 },
    h2: look.typography.h2,
    body1: look.typography.body1,
    body2: { fontSize: '0.875rem', lineHeight: 'var(--leading)' },
    caption: { fontSize: '0.8125rem', lineHeight: 1.6 },
    button: look.typography.button,
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: ({ theme: current }) => ({
          backgroundColor: current.vars.palette.background.paper,
          borderRadius: RADIUS_PX,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: current.vars.palette.outline },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: current.vars.palette.text.primary },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderColor: current.vars.palette.text.primary,
          },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: current.vars.palette.error.main },
        }),
        input: ({ theme: current }) => ({
          height: 'auto',
          minHeight: 24,
          padding: '12px 14px',
          lineHeight: 1.5,
          '&::placeholder': { color: current.vars.palette.text.secondary, opacity: 1 },
          // A browser's own fill keeps our ground and ink.
          '&:-webkit-autofill': {
            WebkitBoxShadow: `0 0 0 100px ${current.vars.palette.wash} inset`,
            WebkitTextFillColor: current.vars.palette.text.primary,
            caretColor: current.vars.palette.text.primary,
            borderRadius: 'inherit',
          },
        }),
        multiline: { padding: 0 },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme: current }) => ({
          color: current.vars.palette.text.primary,
          fontWeight: 600,
          fontSize: '0.9375rem',
          lineHeight: 1.6,
          '&.Mui-focused, &.Mui-error': { color: current.vars.palette.text.primary },
        }),
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme: current }) => ({
          padding: 8,
          borderRadius: 16,
          border: `1px solid ${current.vars.palette.divider}`,
        }),
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontFamily: 'var(--display)', fontWeight: 600, fontSize: '1.25rem' } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 16px 16px' } } },
    MuiCheckbox: {
      styleOverrides: {
        root: ({ theme: current }) => ({
          width: TARGET_PX,
          height: TARGET_PX,
          color: current.vars.palette.outline,
        }),
      },
    },
  },
});

/** The names that MUI's components have for what they take from it. */
export const MUI_VARIABLES = muiTheme.generateStyleSheets();
