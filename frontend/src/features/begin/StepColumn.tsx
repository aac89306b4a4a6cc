import { styled } from '@mui/material/styles';

/** The content of a step, as wide as text can be read. */
export const StepColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: '24px clamp(16px, 4vw, 40px) 40px',
  // The space below it is the column's.
  '& > header': { marginBottom: 0 },
});
