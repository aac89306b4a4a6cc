import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Dialog } from '../../../components/dialogs/Dialog';
import { useAnswerOnce } from '../../../hooks/useAnswerOnce';
import { useTranslation } from '../../../i18n/useTranslation';

interface EndOtherSessionsDialogProps {
  open: boolean;
  ending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Called after the closing transition. */
  onExited: () => void;
}

/** Confirms ending all other sessions. */
export function EndOtherSessionsDialog({
  open,
  ending,
  onConfirm,
  onClose,
  onExited,
}: EndOtherSessionsDialogProps) {
  const { t } = useTranslation('settings');
  const id = useId();
  const answerOnce = useAnswerOnce(open);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      slotProps={{ transition: { onExited } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t('sessions.endOthers.question')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('sessions.endOthers.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('sessions.endOthers.cancel')}</Button>
        <Button
          variant="contained"
          aria-disabled={ending}
          onClick={ending ? undefined : () => answerOnce(onConfirm)}
        >
          {ending ? t('sessions.ending') : t('sessions.endOthers.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
