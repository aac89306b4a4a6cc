import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { SKIP_LEAVE_PROMPT } from './useUnsavedWarning';

/**
 * Leads a person whose session has ended to a page for everybody, and leaves nothing of theirs behind in this tab.
 * `remember` notes what the page they come to has to know, once everything else is forgotten.
 */
export function useSignedOutRedirect(): (to: string, remember?: () => void) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    async (to, remember) => {
      window.sessionStorage.clear();
      remember?.();
      // Away first: what is still on the screen must not ask again for what it may no longer see.
      await navigate(to, { replace: true, flushSync: true, state: SKIP_LEAVE_PROMPT });
      queryClient.clear();
    },
    [queryClient, navigate],
  );
}
