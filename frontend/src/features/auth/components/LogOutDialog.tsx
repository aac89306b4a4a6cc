import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Spinner } from '../../../components/Spinner';

interface LogOutDialogProps {
  open: boolean;
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the session is ended. Once it is being ended nothing is called off any more. */
export function LogOutDialog({ open, loading, onConfirm, onClose }: LogOutDialogProps) {
  const { t } = useTranslation(['studio', 'common']);
  const titleId = useId();
  const cancel = loading ? undefined : onClose;
  return (
    <Dialog open={open} onClose={cancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('studio:logOut.question')}</DialogTitle>
      <DialogActions>
        <Button onClick={cancel} aria-disabled={loading}>
          {t('studio:logOut.cancel')}
        </Button>
        <Button
          variant="contained"
          aria-disabled={loading}
          aria-busy={loading}
          onClick={loading ? undefined : onConfirm}
          startIcon={loading ? <Spinner /> : undefined}
        >
          {t('common:actions.logOut')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
