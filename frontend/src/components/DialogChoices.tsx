import DialogActions from '@mui/material/DialogActions';
import styled from '@emotion/styled';
import { type ReactNode } from 'react';

// On a phone one above the other, so that neither breaks its line.
const Choices = styled(DialogActions)(({ theme }) => ({
  gap: 8,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
}));

interface DialogChoicesProps {
  /** The buttons, the one that goes on last. */
  children: ReactNode;
}

/** The buttons at the end of a dialog. */
export function DialogChoices({ children }: DialogChoicesProps) {
  return <Choices disableSpacing>{children}</Choices>;
}
