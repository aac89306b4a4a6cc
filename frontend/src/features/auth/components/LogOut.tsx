import { useState } from 'react';
import { useLogOut } from '../../../api/generated/auth/auth';
import { PATHS } from '../../../config/paths';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useSignedOutRedirect } from '../../../hooks/useSignedOutRedirect';
import { useHasUnsavedInput } from '../../../hooks/useUnsavedWarning';
import { LogOutDialog } from './LogOutDialog';

/** Asks for confirmation, logs out, and clears the cached data of this tab. */
export function LogOut({ open, onClose }: { open: boolean; onClose: () => void }) {
  const logOut = useLogOut();
  const exit = useSignedOutRedirect();
  const report = useFailureReport();
  const unsaved = useHasUnsavedInput();
  const [leaving, setLeaving] = useState(false);

  const confirm = () => {
    setLeaving(true);
    logOut.mutate(undefined, {
      onSuccess: () => void exit(PATHS.home),
      onError: (error) => {
        setLeaving(false);
        report(error);
      },
    });
  };

  return (
    <LogOutDialog open={open} loading={leaving} unsaved={unsaved} onConfirm={confirm} onClose={onClose} />
  );
}
