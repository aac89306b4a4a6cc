import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';

/** An entry in one line: thumbnail and text. */
export const EntrySummary = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  textAlign: 'start',
});

/** The entry that a dialog is about. */
export const DialogEntry = styled('div')({
  marginTop: 16,
  padding: 8,
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
});
