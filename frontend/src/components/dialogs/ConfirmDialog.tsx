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

// What needs several paragraphs has them.
const Text = styled(DialogContentText)({ whiteSpace: 'pre-line' });

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will be lost. */
  text: string;
  /** What it is about, shown below the words. */
  children?: ReactNode;
  confirm: string;
  /** What the button says while it is being done; nothing else can be chosen meanwhile. */
  busy?: string | null;
  cancel: string;
  /** Told once, however often it is pressed until the dialog is opened again. */
  onConfirm: () => void;
  onCancel: () => void;
  /** Told when it has gone from the screen. */
  onExited?: () => void;
}

/**
 * Asks before something is lost, and closes once that is done. Not to do it is what the focused button does, and Escape,
 * and a press beside the dialog.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, children, confirm, busy = null, cancel, onConfirm, onCancel, onExited } = props;
  const id = useId();
  const answerOnce = useAnswerOnce(open);
  const giveUp = busy === null ? onCancel : undefined;
  return (
    <Dialog
      open={open}
      onClose={giveUp}
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
        <Button variant="outlined" autoFocus aria-disabled={busy !== null} onClick={giveUp}>
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
