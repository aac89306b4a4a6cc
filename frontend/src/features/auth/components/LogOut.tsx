import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../config/paths';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { NOTHING_TO_LOSE, useHasUnsavedInput } from '../../../hooks/useUnsavedWarning';
import { useLogOut } from '../api/log-out';
import { LogOutDialog } from './LogOutDialog';

/** Asks, ends the session, and leaves nothing of it behind in this tab. */
export function LogOut({ open, onClose }: { open: boolean; onClose: () => void }) {
  const logOut = useLogOut();
  const unsaved = useHasUnsavedInput();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const report = useFailureReport();
  const [leaving, setLeaving] = useState(false);

  const leave = async () => {
    // Away first: what is still on the screen must not ask again for what it may no longer see.
    await navigate(PATHS.home, { replace: true, flushSync: true, state: NOTHING_TO_LOSE });
    queryClient.clear();
    window.sessionStorage.clear();
  };

  const confirm = () => {
    setLeaving(true);
    logOut.mutate(undefined, {
      onSuccess: () => void leave(),
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
