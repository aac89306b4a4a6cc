import { styled } from '@mui/material/styles';

/** The content of a step, at a readable line length. */
export const StepColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: '24px clamp(16px, 4vw, 40px) 40px',
  // The column adds the space below.
  '& > header': { marginBottom: 0 },
});
