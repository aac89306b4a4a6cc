import Button from '@mui/material/Button';
import { type ReactNode } from 'react';
import { useAnswerOnce } from '../../hooks/useAnswerOnce';
import { BusyButton } from '../buttons/BusyButton';
import { DialogButtons } from './DialogButtons';
import { SmallDialog } from './SmallDialog';

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
  const answerOnce = useAnswerOnce(open);
  const dismiss = busy === null ? onCancel : undefined;
  return (
    <SmallDialog
      open={open}
      title={title}
      text={text}
      details={children}
      onClose={dismiss}
      role="alertdialog"
      slotProps={{ transition: { onExited } }}
    >
      <DialogButtons>
        <Button variant="outlined" autoFocus aria-disabled={busy !== null} onClick={dismiss}>
          {cancel}
        </Button>
        <BusyButton variant="contained" busy={busy !== null} onClick={() => answerOnce(onConfirm)}>
          {busy ?? confirm}
        </BusyButton>
      </DialogButtons>
    </SmallDialog>
  );
}
