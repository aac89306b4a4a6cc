import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogOut } from '../../../api/generated/auth/auth';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { SmallDialog } from '../../../components/dialogs/SmallDialog';
import { PATHS } from '../../../config/paths';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useSignedOutRedirect } from '../../../hooks/useSignedOutRedirect';
import { useHasUnsavedInput } from '../../../hooks/useUnsavedWarning';
import { useTranslation } from '../../../i18n/useTranslation';

/**
 * Asks for confirmation, cancels reads, logs out, and clears the cached data of this tab. It cannot be cancelled once it
 * is running.
 */
export function LogOut({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('studio');
  const queryClient = useQueryClient();
  const logOut = useLogOut();
  const exit = useSignedOutRedirect();
  const report = useFailureReport();
  const unsaved = useHasUnsavedInput();
  const [leaving, setLeaving] = useState(false);
  const cancel = leaving ? undefined : onClose;

  const leave = () =>
    logOut.mutate(undefined, {
      onSuccess: () => void exit(PATHS.home),
      onError: (error) => {
        setLeaving(false);
        report(error);
        void queryClient.refetchQueries({ type: 'active', stale: true });
      },
    });
  const confirm = () => {
    setLeaving(true);
    // Reads that outlive the session are refused, and look like errors.
    void queryClient.cancelQueries().then(leave);
  };

  return (
    <SmallDialog
      open={open}
      title={t('logOut.question')}
      text={unsaved ? t('logOut.unsaved') : undefined}
      onClose={cancel}
    >
      <DialogActions>
        <Button onClick={cancel} aria-disabled={leaving}>
          {t('logOut.cancel')}
        </Button>
        <BusyButton variant="contained" busy={leaving} aria-busy={leaving} onClick={confirm}>
          {t('logOut.action')}
        </BusyButton>
      </DialogActions>
    </SmallDialog>
  );
}
