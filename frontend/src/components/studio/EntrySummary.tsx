import { styled } from '@mui/material/styles';

/** An entry of the studio in one line: how it looks, and what it is called. */
export const EntrySummary = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  textAlign: 'start',
});
