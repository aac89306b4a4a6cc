import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../../components/dialogs/Dialog';
import { DialogChoices } from '../../../components/dialogs/DialogChoices';

interface LinkageDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** What it is about, below the words. */
  children?: ReactNode;
  /** The buttons, the one that goes on last. */
  choices: ReactNode;
  onClose: () => void;
  /** Told when it has gone from the screen. */
  onGone?: () => void;
}

/** Says something about linking an account, before somebody goes on or when it is done. */
export function LinkageDialog({ open, title, text, children, choices, onClose, onGone }: LinkageDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: onGone } }}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogChoices>{choices}</DialogChoices>
    </Dialog>
  );
}
