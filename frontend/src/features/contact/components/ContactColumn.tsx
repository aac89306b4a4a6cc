import { styled } from '@mui/material/styles';

/** The column of the contact pages. */
export const ContactColumn = styled('div')({
  width: '100%',
  maxWidth: 600,
  margin: '0 auto',
  padding: 'clamp(24px, 5vh, 56px) clamp(16px, 4vw, 40px)',
});
