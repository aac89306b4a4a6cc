import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Dialog } from '../../../components/dialogs/Dialog';
import { useTranslation } from '../../../i18n/useTranslation';

interface LogOutDialogProps {
  open: boolean;
  loading: boolean;
  /** Whether unsaved input would be lost. */
  unsaved: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the log-out. It cannot be cancelled once it is running. */
export function LogOutDialog({ open, loading, unsaved, onConfirm, onClose }: LogOutDialogProps) {
  const { t } = useTranslation('studio');
  const id = useId();
  const cancel = loading ? undefined : onClose;
  return (
    <Dialog
      open={open}
      onClose={cancel}
      aria-labelledby={`${id}-title`}
      {...(unsaved ? { 'aria-describedby': `${id}-text` } : {})}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t('logOut.question')}</DialogTitle>
      {unsaved && (
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{t('logOut.unsaved')}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={cancel} aria-disabled={loading}>
          {t('logOut.cancel')}
        </Button>
        <Button
          variant="contained"
          aria-disabled={loading}
          aria-busy={loading}
          onClick={loading ? undefined : onConfirm}
          startIcon={loading ? <CircularProgress /> : undefined}
        >
          {t('logOut.action')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
