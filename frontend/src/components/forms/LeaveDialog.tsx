import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Dialog } from '../dialogs/Dialog';
import { DialogButtons } from '../dialogs/DialogButtons';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms leaving with unsaved input. Staying has the focus; Escape and the backdrop stay as well. */
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
      <DialogButtons>
        <Button variant="outlined" onClick={onLeave}>
          {t('leave.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {t('leave.stay')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
