import { useQueryClient } from '@tanstack/react-query';
import { deleteCookie } from '../config/cookies';
import { loginPath } from '../config/paths';
import { useSiteNavigation } from './useSiteNavigation';
import { useSnackbar } from './useSnackbar';
import { SKIP_LEAVE_PROMPT } from './useUnsavedWarning';

/** Redirects to the login page after a session has expired, and from there back to a page. */
export function useLoginRedirect(): (back: string, options?: { replace?: boolean }) => Promise<void> {
  const { show } = useSnackbar();
  const { navigate } = useSiteNavigation();
  const queryClient = useQueryClient();
  return async (back, { replace = false } = {}) => {
    show('REQUIRED_TO_LOG_IN');
    deleteCookie('loggedIn');
    deleteCookie('displayId');
    // Navigate first, so that mounted components do not refetch without a session.
    await navigate(loginPath(back, { unauthorized: true }), { replace, state: SKIP_LEAVE_PROMPT });
    queryClient.clear();
  };
}
