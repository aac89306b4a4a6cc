import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { look } from '../../theme/look';

// Stacked on phones.
const Choices = styled(DialogActions)({
  gap: 8,
  [look.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
});

interface DialogChoicesProps {
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** The buttons of a dialog. */
export function DialogButtons({ children }: DialogChoicesProps) {
  return <Choices disableSpacing>{children}</Choices>;
}
