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
  /** What it is about, below the words. */
  children?: ReactNode;
  /** The buttons, the one that goes on last. */
  choices: ReactNode;
  onClose: () => void;
  /** Told when it has gone from the screen. */
  onExited?: () => void;
}

/** Says something about linking an account, before somebody goes on or when it is done. */
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
