import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';

/** The footer of a form, such as a link to the sign-up. */
export const FormFooter = styled('footer')({
  marginTop: 32,
  paddingTop: 16,
  borderTop: `1px solid ${look.vars.palette.divider}`,
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
});
