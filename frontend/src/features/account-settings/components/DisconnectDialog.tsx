import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Dialog } from '../../../components/dialogs/Dialog';
import { useAnswerOnce } from '../../../hooks/useAnswerOnce';
import { useTranslation } from '../../../i18n/useTranslation';

interface DisconnectDialogProps {
  open: boolean;
  provider: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the disconnection of a social login. */
export function DisconnectDialog({ open, provider, busy, onConfirm, onClose }: DisconnectDialogProps) {
  const { t } = useTranslation('settings');
  const id = useId();
  const answerOnce = useAnswerOnce(open);
  const cancel = busy ? undefined : onClose;
  return (
    <Dialog
      open={open}
      onClose={cancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t('access.disconnection.question', { provider })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {t('access.disconnection.text', { provider })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button aria-disabled={busy} onClick={cancel}>
          {t('access.disconnection.cancel')}
        </Button>
        <Button
          variant="contained"
          aria-disabled={busy}
          onClick={busy ? undefined : () => answerOnce(onConfirm)}
        >
          {t(busy ? 'access.disconnection.busy' : 'access.disconnection.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
