import styled from '@emotion/styled';
import { type ComponentProps } from 'react';
import { TARGET_PX } from '../theme/tokens';

/** A button that is a picture: it has its name in `aria-label`. It sends no form. */
export const IconButton = styled((props: ComponentProps<'button'>) => <button type="button" {...props} />)(
  ({ theme }) => ({
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: TARGET_PX,
    height: TARGET_PX,
    margin: 0,
    padding: 8,
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    color: theme.vars.palette.text.secondary,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: theme.transitions.create(['background-color', 'color'], { duration: 150 }),
    '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.wash },
  }),
);
