import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/useTranslation';
import { DialogButtons } from '../dialogs/DialogButtons';
import { SmallDialog } from '../dialogs/SmallDialog';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms leaving with unsaved input. Staying has the focus; Escape and the backdrop stay as well. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('forms');
  return (
    <SmallDialog open title={t('leave.title')} text={t('leave.text')} onClose={onStay} role="alertdialog">
      <DialogButtons>
        <Button variant="outlined" onClick={onLeave}>
          {t('leave.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {t('leave.stay')}
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}
