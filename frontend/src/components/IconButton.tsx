import { type ComponentProps } from 'react';
import { look } from '../theme/look';
import { styled } from '../theme/styled';
import { TARGET_PX } from '../theme/tokens';

/** A button that is a picture: it has its name in `aria-label`. It sends no form. */
export const IconButton = styled((props: ComponentProps<'button'>) => <button type="button" {...props} />)({
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
  borderRadius: look.vars.shape.borderRadius,
  color: look.vars.palette.text.secondary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: look.transitions.create(['background-color', 'color'], { duration: 150 }),
  '&:hover': { color: look.vars.palette.text.primary, backgroundColor: look.vars.palette.wash },
});
