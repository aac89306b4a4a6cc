import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../../components/dialogs/Dialog';
import { DialogButtons } from '../../../components/dialogs/DialogButtons';

interface LinkageDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** Shown below the text. */
  children?: ReactNode;
  /** The buttons, the primary one last. */
  choices: ReactNode;
  onClose: () => void;
  /** Called once the dialog has closed. */
  onExited?: () => void;
}

/** A dialog about linking an account. */
export function LinkageDialog({
  open,
  title,
  text,
  children,
  choices,
  onClose,
  onExited,
}: LinkageDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited } }}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogButtons>{choices}</DialogButtons>
    </Dialog>
  );
}
