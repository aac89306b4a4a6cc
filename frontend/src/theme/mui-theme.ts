import { createTheme, type Shadows } from '@mui/material/styles';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createElement } from 'react';
import { PageLink } from '../components/buttons/PageLink';
import { look } from './look';
import { TARGET_PX } from './tokens';

const { palette, shape } = look.vars;

const NO_SHADOWS = Array.from({ length: 25 }, () => 'none') as Shadows;

const transition = look.transitions.create(['background-color', 'border-color', 'color'], { duration: 150 });

/** Above the studio's bottom navigation and other bars. */
const SNACKBAR_PLACE = {
  insetInline: 16,
  bottom: 'calc(16px + var(--bottom-bar, 0px) + var(--bottom-lift, 0px) + env(safe-area-inset-bottom))',
  transform: 'none',
};

const STEP_PADDING_PX = 4;
const STEP_ICON_PX = 28;

const FOCUS_RING = look.focusRing;

/** The design tokens as a theme for MUI. */
export const muiTheme = createTheme({
  // The colors are custom properties of tokens.css, and of the themes of pages: the browser computes derived colors.
  cssVariables: { nativeColor: true, rootSelector: ':root, [data-cards]', disableCssColorScheme: true },
  palette: {
    primary: { ...palette.primary, light: palette.primary.main },
    secondary: { main: palette.text.primary, contrastText: palette.background.default },
    success: palette.success,
    warning: palette.warning,
    error: palette.error,
    background: palette.background,
    text: palette.text,
    // Icons of controls, such as the arrow of a select.
    action: { active: palette.text.secondary },
    divider: palette.divider,
    outline: palette.outline,
    wash: palette.wash,
  },
  // Tooltips on the level of menus and dialogs: what opens last is on top, so a tooltip that fades covers no menu.
  zIndex: { tooltip: 1300 },
  shadows: NO_SHADOWS,
  shape,
  spacing: 8,
  typography: {
    fontFamily: 'var(--page-font, var(--font-text))',
    h1: { fontFamily: 'var(--font-display)', fontWeight: 600, fontSize: '1.75rem', lineHeight: 1.4 },
    h2: { fontFamily: 'var(--font-display)', fontWeight: 600, fontSize: '1.25rem', lineHeight: 1.5 },
    body1: { lineHeight: 'var(--leading)' },
    body2: { fontSize: '0.875rem', lineHeight: 'var(--leading)' },
    caption: { fontSize: '0.8125rem', lineHeight: 1.6 },
    button: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.5, textTransform: 'none', letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: PageLink } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          gap: 8,
          minHeight: TARGET_PX,
          padding: '10px 20px',
          border: '1px solid transparent',
          color: palette.text.primary,
          fontFamily: 'inherit',
          fontSize: '1rem',
          textAlign: 'center',
          transition,
          '&:hover': { backgroundColor: palette.wash },
          '&:focus-visible': FOCUS_RING,
          '&.Mui-disabled': { color: palette.text.primary, opacity: 0.5 },
          '& > svg': { flexShrink: 0, marginInlineStart: -4 },
        },
        outlined: {
          borderColor: palette.outline,
          '&:hover': { borderColor: palette.text.primary },
          '&.Mui-disabled': { borderColor: palette.outline },
        },
        contained: {
          '&, &.Mui-disabled': {
            color: palette.primary.contrastText,
            backgroundColor: palette.primary.main,
          },
          '&:hover': { backgroundColor: palette.primary.dark },
        },
        sizeSmall: { fontSize: '0.8125rem' },
        // For buttons in messages, whose colors are inverted.
        colorInherit: {
          padding: '0 12px',
          borderRadius: 6,
          color: 'inherit',
          fontSize: 'inherit',
          '&, &:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
          '&:hover': { textDecorationThickness: 2, backgroundColor: 'transparent' },
          '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -2 },
        },
        sizeLarge: { minHeight: 52, padding: '13px 28px' },
        startIcon: { marginInline: '-4px 0' },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          flexShrink: 0,
          width: TARGET_PX,
          height: TARGET_PX,
          borderRadius: shape.borderRadius,
          transition,
          '&, &.Mui-disabled': { color: palette.text.secondary },
          '&:hover': { color: palette.text.primary, backgroundColor: palette.wash },
          '&:focus-visible': FOCUS_RING,
        },
      },
    },
    MuiLink: {
      defaultProps: { component: PageLink },
      styleOverrides: {
        root: {
          // A touch target of 44 pixels without changing the line height.
          paddingBlock: 10,
          color: palette.primary.main,
          fontWeight: 600,
          textDecorationThickness: 1,
          textUnderlineOffset: '0.25em',
          '&, &:hover': { textDecorationColor: 'currentColor' },
          '&:hover': { textDecorationThickness: 2 },
        },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: {
          height: 'auto',
          minHeight: 32,
          border: '1px solid transparent',
          fontFamily: 'inherit',
          fontSize: '0.875rem',
          lineHeight: 1.6,
          '&:focus-visible': FOCUS_RING,
          '& .MuiChip-icon, & .MuiChip-deleteIcon': { flexShrink: 0 },
          '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': { color: palette.text.secondary },
        },
        sizeSmall: { minHeight: 24, fontSize: '0.75rem' },
        filled: ({ ownerState: { color } }) =>
          color === 'default'
            ? { borderColor: palette.divider, backgroundColor: palette.wash }
            : { fontWeight: 600 },
        outlined: ({ ownerState: { color } }) =>
          color === 'default'
            ? { borderColor: palette.outline, color: palette.text.secondary }
            : { borderColor: 'currentColor' },
        clickable: {
          minHeight: TARGET_PX,
          borderRadius: TARGET_PX / 2,
          transition,
          '&:hover': { borderColor: palette.text.primary, backgroundColor: palette.wash },
          '&.Mui-focusVisible': { backgroundColor: palette.wash },
        },
        // Never truncated: half a name, or half a time, would be another one.
        label: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      },
    },
    MuiBadge: {
      defaultProps: { color: 'primary' },
      styleOverrides: {
        badge: {
          fontFamily: 'inherit',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          '&:empty': { display: 'none' },
        },
      },
    },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: TARGET_PX, boxShadow: `inset 0 -1px ${palette.divider}` },
        list: { gap: 8 },
      },
    },
    MuiTab: {
      defaultProps: { iconPosition: 'end' },
      styleOverrides: {
        root: {
          minWidth: 0,
          minHeight: TARGET_PX,
          padding: '0 16px',
          '&:hover, &.Mui-selected': { color: palette.text.primary },
          // Inside, where the scroller does not cut it off.
          '&:focus-visible': { ...FOCUS_RING, outlineOffset: -2 },
        },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          '&:hover, &.Mui-selected, &.Mui-selected:hover': { backgroundColor: palette.wash },
          '&.Mui-selected': { color: palette.text.primary },
          '&:focus-visible': FOCUS_RING,
        },
      },
    },
    MuiSlider: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: { minWidth: 0, paddingBlock: (TARGET_PX - 2) / 2, marginInline: 8 },
        thumb: { '&.Mui-focusVisible': FOCUS_RING },
      },
    },
    MuiStep: { styleOverrides: { root: { padding: `${String(STEP_PADDING_PX)}px 2px` } } },
    MuiStepConnector: {
      styleOverrides: {
        // At half the height of the icon, below the padding of the step.
        alternativeLabel: { top: STEP_PADDING_PX + STEP_ICON_PX / 2 - 1 },
        line: {
          borderWidth: 2,
          borderColor: palette.outline,
          '.Mui-active > &, .Mui-completed > &': { borderColor: palette.primary.main },
        },
      },
    },
    MuiStepIcon: {
      styleOverrides: {
        root: {
          fontSize: STEP_ICON_PX,
          '& circle': { r: 11, fill: palette.background.paper, stroke: palette.outline, strokeWidth: 2 },
          '&.Mui-active circle': { stroke: palette.primary.main },
          '&.Mui-active text': { fill: palette.primary.main },
        },
        text: { fill: palette.text.secondary, fontFamily: 'var(--font-display)', fontWeight: 600 },
      },
    },
    MuiStepLabel: {
      styleOverrides: {
        label: {
          fontSize: '0.8125rem',
          lineHeight: 1.5,
          '&, &.Mui-completed': { color: 'inherit', fontWeight: 'inherit' },
          '&.Mui-active': { color: palette.text.primary, fontWeight: 600 },
          '&.MuiStepLabel-alternativeLabel': { marginTop: 4 },
        },
      },
    },
    MuiSkeleton: {
      defaultProps: { 'aria-hidden': true },
      styleOverrides: { root: { backgroundColor: palette.wash }, text: { borderRadius: 4 } },
    },
    // Always beside a text.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true, color: 'inherit', size: 18 } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          lineHeight: 1.6,
          verticalAlign: 'top',
          borderBottomColor: palette.divider,
          fontVariantNumeric: 'tabular-nums',
        },
        head: { fontSize: '0.8125rem', fontWeight: 400, color: palette.text.secondary },
        stickyHeader: { backgroundColor: palette.background.paper },
      },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: { height: 6, borderRadius: 3, backgroundColor: palette.divider },
        bar: { borderRadius: 3, backgroundColor: palette.primary.main },
      },
    },
    MuiTooltip: {
      // Keeps the tooltip inside the landmark or dialog of its button.
      defaultProps: { slotProps: { popper: { disablePortal: true } } },
      styleOverrides: {
        tooltip: {
          borderRadius: 6,
          color: palette.background.default,
          backgroundColor: palette.text.primary,
          fontFamily: 'inherit',
          fontWeight: 400,
          fontSize: '0.8125rem',
          lineHeight: 1.6,
        },
      },
    },
    MuiAlert: {
      defaultProps: {
        iconMapping: {
          error: createElement(CircleAlert, { size: 18, 'aria-hidden': true }),
          success: createElement(CircleCheck, { size: 18, 'aria-hidden': true }),
        },
      },
      styleOverrides: {
        root: {
          alignItems: 'flex-start',
          gap: '0 10px',
          padding: '12px 16px',
          borderRadius: 0,
          color: 'inherit',
          backgroundColor: palette.wash,
          fontSize: '0.9375rem',
          lineHeight: 1.7,
          '&:has(.MuiAlert-action)': { flexWrap: 'wrap' },
        },
        standard: ({ ownerState: { severity = 'success' } }) => {
          const color = severity === 'info' ? palette.outline : palette[severity].main;
          return { borderLeft: `3px solid ${color}`, '& .MuiAlert-icon': { color } };
        },
        filled: {
          borderRadius: shape.borderRadius,
          color: palette.background.default,
          backgroundColor: palette.text.primary,
          fontWeight: 400,
          fontSize: '0.875rem',
        },
        icon: { margin: '4px 0 0', padding: 0, opacity: 1 },
        message: { flex: '1 1 16em', padding: 0, overflow: 'visible' },
        action: { alignItems: 'center', gap: 4, margin: '-8px -8px -8px auto', padding: 0 },
      },
    },
    MuiSnackbar: {
      defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' } },
      styleOverrides: {
        root: { ...SNACKBAR_PLACE, pointerEvents: 'none', [look.breakpoints.up('sm')]: SNACKBAR_PLACE },
      },
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: {
          flexGrow: 0,
          flexWrap: 'nowrap',
          maxWidth: 520,
          minHeight: 48,
          padding: '4px 20px',
          borderRadius: shape.borderRadius,
          color: palette.background.default,
          backgroundColor: palette.text.primary,
          fontSize: '0.9375rem',
          lineHeight: 1.6,
          pointerEvents: 'auto',
          [look.breakpoints.up('sm')]: { minWidth: 'auto' },
        },
        message: { display: 'flex', alignItems: 'center', gap: 10, '& svg': { flexShrink: 0 } },
        action: { flexShrink: 0, margin: '0 -12px 0 8px', padding: 0 },
      },
    },
    // These styles detect autofill to move labels. Our labels do not move, and each field would add a style sheet.
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: palette.background.paper,
          borderRadius: shape.borderRadius,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: palette.outline },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.text.primary },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderColor: palette.text.primary,
          },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: palette.error.main },
        },
        input: {
          height: 'auto',
          minHeight: 24,
          padding: '12px 14px',
          lineHeight: 1.5,
          '&::placeholder': { color: palette.text.secondary, opacity: 1 },
          // Autofill keeps our colors.
          '&:-webkit-autofill': {
            WebkitBoxShadow: `0 0 0 100px ${palette.wash} inset`,
            WebkitTextFillColor: palette.text.primary,
            caretColor: palette.text.primary,
            borderRadius: 'inherit',
          },
        },
        multiline: {
          padding: 0,
          '& textarea': {
            fieldSizing: 'content',
            '@supports not (field-sizing: content)': { resize: 'vertical' },
          },
        },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: {
          color: palette.text.primary,
          fontWeight: 600,
          fontSize: '0.9375rem',
          lineHeight: 1.6,
          '&.Mui-focused, &.Mui-error': { color: palette.text.primary },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { margin: 0, textAlign: 'inherit' } } },
    MuiAutocomplete: { styleOverrides: { paper: { border: `1px solid ${palette.divider}` } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          padding: 8,
          borderRadius: 16,
          border: `1px solid ${palette.divider}`,
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontFamily: 'var(--font-display)', fontWeight: 600, fontSize: '1.25rem' } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 16px 16px' } } },
    MuiCheckbox: {
      styleOverrides: {
        root: {
          width: TARGET_PX,
          height: TARGET_PX,
          color: palette.outline,
        },
      },
    },
  },
});
