import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface LogOutDialogProps {
  open: boolean;
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function LogOutDialog({ open, loading, onConfirm, onClose }: LogOutDialogProps) {
  const { t } = useTranslation(['studio', 'common']);
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('studio:logOut.question')}</DialogTitle>
      <DialogActions>
        <Button onClick={onClose}>{t('studio:logOut.cancel')}</Button>
        <Button
          variant="contained"
          aria-disabled={loading}
          onClick={loading ? undefined : onConfirm}
          startIcon={loading ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
        >
          {t('common:actions.logOut')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
