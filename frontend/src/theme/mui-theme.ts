import { createTheme, type Shadows } from '@mui/material/styles';
import { look } from './look';
import { TARGET_PX } from './tokens';

const { palette, shape } = look.vars;

const NO_SHADOWS = Array.from({ length: 25 }, () => 'none') as Shadows;

/** The product's look on MUI's components: its tokens, not the library's look. */
export const muiTheme = createTheme({
  // The colours are custom properties of tokens.css, which knows day and night: the browser mixes what is made of them.
  cssVariables: { nativeColor: true },
  palette: {
    primary: { ...palette.primary, light: palette.primary.main },
    secondary: { main: palette.text.primary, contrastText: palette.background.default },
    success: palette.success,
    warning: palette.warning,
    error: palette.error,
    background: palette.background,
    text: palette.text,
    divider: palette.divider,
    outline: palette.outline,
    wash: palette.wash,
  },
  // Hairlines, not shadows.
  shadows: NO_SHADOWS,
  shape,
  spacing: 8,
  typography: {
    fontFamily: 'var(--font-text)',
    h1: { fontFamily: 'var(--font-display)', fontWeight: 600, fontSize: '1.75rem', lineHeight: 1.4 },
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
          borderRadius: shape.borderRadius,
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
      styleOverrides: { root: { fontFamily: 'var(--font-display)', fontWeight: 600, fontSize: '1.25rem' } },
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
