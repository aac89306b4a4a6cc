import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before typed words are lost. Staying is what Escape, a press beside the dialog and the first button do. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onStay}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t('leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onStay}>
          {t('leave.stay')}
        </Button>
        <Button variant="contained" onClick={onLeave}>
          {t('leave.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
