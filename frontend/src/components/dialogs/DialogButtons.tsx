import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { look } from '../../theme/look';

// On a phone one above the other, so that neither breaks its line.
const Choices = styled(DialogActions)({
  gap: 8,
  [look.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
});

interface DialogChoicesProps {
  /** The buttons, the one that goes on last. */
  children: ReactNode;
}

/** The buttons at the end of a dialog. */
export function DialogButtons({ children }: DialogChoicesProps) {
  return <Choices disableSpacing>{children}</Choices>;
}
