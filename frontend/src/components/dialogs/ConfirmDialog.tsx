import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useAnswerOnce } from '../../hooks/useAnswerOnce';
import { Dialog } from './Dialog';
import { DialogButtons } from './DialogButtons';

const Text = styled(DialogContentText)({ whiteSpace: 'pre-line' });

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will be lost. */
  text: string;
  /** The subject, shown below the text. */
  children?: ReactNode;
  confirm: string;
  /** The label while the action is pending; the dialog cannot be closed meanwhile. */
  busy?: string | null;
  cancel: string;
  /** Called once per opening. */
  onConfirm: () => void;
  onCancel: () => void;
  onExited?: () => void;
}

/** Confirms a destructive action. Cancel has the focus; Escape and the backdrop cancel as well. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, children, confirm, busy = null, cancel, onConfirm, onCancel, onExited } = props;
  const id = useId();
  const answerOnce = useAnswerOnce(open);
  const dismiss = busy === null ? onCancel : undefined;
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      role="alertdialog"
      slotProps={{ transition: { onExited } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Text id={`${id}-text`}>{text}</Text>
        {children}
      </DialogContent>
      <DialogButtons>
        <Button variant="outlined" autoFocus aria-disabled={busy !== null} onClick={dismiss}>
          {cancel}
        </Button>
        <Button
          variant="contained"
          aria-disabled={busy !== null}
          startIcon={busy === null ? undefined : <CircularProgress />}
          onClick={busy === null ? () => answerOnce(onConfirm) : undefined}
        >
          {busy ?? confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
