import { Link } from 'react-router-dom';
import { look } from '../theme/look';
import { styled } from '../theme/styled';

/** A link inside a text or beside one. */
export const TextLink = styled(Link)({
  color: look.vars.palette.primary.main,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  // A target of 44 pixels in height without moving the line it stands in.
  paddingBlock: 10,
  '&:hover': { textDecorationThickness: 2 },
});
