import { type CSSObject, type Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode } from 'react';
import { TARGET_PX } from '../theme/tokens';

/** How loud a button is, and how large. */
export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  startIcon?: ReactNode;
}

/** The look of everything that is pressed, buttons and links alike. */
export function buttonStyles({ theme }: { theme: Theme }): CSSObject {
  const { typography, transitions } = theme;
  const { palette: vars, shape } = theme.vars;
  return {
    ...typography.button,
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
    borderRadius: shape.borderRadius,
    color: vars.text.primary,
    backgroundColor: 'transparent',
    textAlign: 'center',
    textDecoration: 'none',
    verticalAlign: 'middle',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: transitions.create(['background-color', 'border-color', 'color'], { duration: 150 }),
    '&:hover': { backgroundColor: vars.wash },
    '&[data-variant="outlined"]': { borderColor: vars.outline },
    '&[data-variant="outlined"]:hover': { borderColor: vars.text.primary },
    '&[data-variant="contained"]': { color: vars.primary.contrastText, backgroundColor: vars.primary.main },
    '&[data-variant="contained"]:hover': { backgroundColor: vars.primary.dark },
    '&[data-size="small"]': { fontSize: '0.8125rem' },
    '&[data-size="large"]': { minHeight: 52, padding: '13px 28px' },
    '&[data-wide="true"]': { width: '100%' },
    '& > svg': { flexShrink: 0, marginInlineStart: -4 },
  };
}

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
