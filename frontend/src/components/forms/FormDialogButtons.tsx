import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { look } from '../../theme/look';
import { SubmitButton } from '../buttons/SubmitButton';

/** The room at the sides of what a dialog holds. */
const SIDE_PX = 24;

/** What a dialog with a form holds: what has the focus, and what is said about it, is not below the buttons. */
export const FormDialogContent = styled(DialogContent)({
  // What sticks to its end would leave room there.
  padding: `0 ${SIDE_PX}px`,
  scrollPaddingBottom: 152,
});

// In sight however low the screen is, over what is scrolled. On a phone one above the other, so that neither breaks its line.
const Choices = styled(DialogActions)({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  margin: `0 -${SIDE_PX}px`,
  padding: `8px ${SIDE_PX}px 16px`,
  backgroundColor: look.vars.palette.background.paper,
  gap: 8,
  // What goes on below them fades.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: 20,
    background: `linear-gradient(to top, ${look.vars.palette.background.paper}, transparent)`,
    pointerEvents: 'none',
  },
  [look.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
});

interface FormChoicesProps {
  /** What the button says that gives the form up. */
  cancel: string;
  onCancel: () => void;
  submitting: boolean;
  /** What the other button says while the answer is awaited. */
  submittingLabel: string;
  /** What it says otherwise. */
  children: ReactNode;
}

/** The buttons below a form that stands in a dialog: to give it up, and to send it. */
export function FormDialogButtons({
  cancel,
  onCancel,
  submitting,
  submittingLabel,
  children,
}: FormChoicesProps) {
  return (
    <Choices disableSpacing>
      <Button aria-disabled={submitting} onClick={onCancel}>
        {cancel}
      </Button>
      <SubmitButton size="medium" fullWidth={false} submitting={submitting} submittingLabel={submittingLabel}>
        {children}
      </SubmitButton>
    </Choices>
  );
}
