import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';

/** A button of words alone, on the ground of messages: as dark as the page is light, and the other way round. */
export const MessageButton = styled('button')({
  minHeight: TARGET_PX,
  padding: '0 12px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 2 },
  '&:focus-visible': { outline: `2px solid ${look.vars.palette.background.default}`, outlineOffset: -2 },
});
