import { styled } from '@mui/material/styles';

/** An entry in one line: thumbnail and text. */
export const EntrySummary = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  textAlign: 'start',
});
