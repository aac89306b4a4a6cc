import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';

/** An entry of the studio in one line: how it looks, and what it is called. */
export const EntrySummary = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  textAlign: 'start',
});

/** The entry that somebody is asked about, in a dialog. */
export const DialogEntry = styled('div')({
  marginTop: 16,
  padding: 8,
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
});
