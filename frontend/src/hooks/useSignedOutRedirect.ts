import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { SKIP_LEAVE_PROMPT } from './useUnsavedWarning';

/** Redirects to a public page after signing out and clears this tab's data. `remember` runs once it is cleared. */
export function useSignedOutRedirect(): (to: string, remember?: () => void) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    async (to, remember) => {
      window.sessionStorage.clear();
      remember?.();
      // Navigate first, so that mounted components do not refetch without a session.
      await navigate(to, { replace: true, flushSync: true, state: SKIP_LEAVE_PROMPT });
      queryClient.clear();
    },
    [queryClient, navigate],
  );
}
