import { type CSSObject } from '@emotion/react';
import { type ComponentProps, type ReactNode } from 'react';
import { look } from '../theme/look';
import { styled } from '../theme/styled';
import { TARGET_PX } from '../theme/tokens';

/** How loud a button is, and how large. */
export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  startIcon?: ReactNode;
}

const { palette } = look.vars;

/** The look of everything that is pressed, buttons and links alike. */
export const buttonStyles: CSSObject = {
  ...look.typography.button,
  fontFamily: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minWidth: 64,
  minHeight: TARGET_PX,
  margin: 0,
  padding: '10px 20px',
  border: '1px solid transparent',
  borderRadius: look.vars.shape.borderRadius,
  color: palette.text.primary,
  backgroundColor: 'transparent',
  textAlign: 'center',
  textDecoration: 'none',
  verticalAlign: 'middle',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: look.transitions.create(['background-color', 'border-color', 'color'], { duration: 150 }),
  '&:hover': { backgroundColor: palette.wash },
  '&[data-variant="outlined"]': { borderColor: palette.outline },
  '&[data-variant="outlined"]:hover': { borderColor: palette.text.primary },
  '&[data-variant="contained"]': {
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
  },
  '&[data-variant="contained"]:hover': { backgroundColor: palette.primary.dark },
  '&[data-size="small"]': { fontSize: '0.8125rem' },
  '&[data-size="large"]': { minHeight: 52, padding: '13px 28px' },
  '&[data-wide="true"]': { width: '100%' },
  '& > svg': { flexShrink: 0, marginInlineStart: -4 },
};

const Root = styled('button')(buttonStyles);

/** What a look says to the styles. */
export function lookAttributes({ variant = 'text', size = 'medium', fullWidth = false }: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size, 'data-wide': fullWidth };
}

export type ButtonProps = ComponentProps<typeof Root> & ButtonLook;

/** A button. The one that sends a form says so by its type. */
export function Button({ variant, size, fullWidth, startIcon, children, ...props }: ButtonProps) {
  return (
    <Root type="button" {...lookAttributes({ variant, size, fullWidth })} {...props}>
      {startIcon}
      {children}
    </Root>
  );
}
