import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { SmallDialog } from '../../../components/dialogs/SmallDialog';
import { useAnswerOnce } from '../../../hooks/useAnswerOnce';

interface QuestionDialogProps {
  open: boolean;
  title: string;
  text: string;
  cancel: string;
  confirm: string;
  /** Whether the action is pending. */
  busy: boolean;
  /** Called once per opening. */
  onConfirm: () => void;
  /** Undefined while the dialog cannot be cancelled. */
  onClose: (() => void) | undefined;
  /** Called after the closing transition. */
  onExited?: () => void;
}

/** Confirms an action of the settings. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { open, title, text, cancel, confirm, busy, onConfirm, onClose, onExited } = props;
  const answerOnce = useAnswerOnce(open);
  return (
    <SmallDialog
      open={open}
      title={title}
      text={text}
      onClose={onClose}
      slotProps={{ transition: { onExited } }}
    >
      <DialogActions>
        <Button aria-disabled={onClose === undefined} onClick={onClose}>
          {cancel}
        </Button>
        <Button
          variant="contained"
          aria-disabled={busy}
          onClick={busy ? undefined : () => answerOnce(onConfirm)}
        >
          {confirm}
        </Button>
      </DialogActions>
    </SmallDialog>
  );
}
