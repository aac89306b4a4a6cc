import { useQueryClient } from '@tanstack/react-query';
import { deleteCookie } from '../config/cookies';
import { loginPath } from '../config/paths';
import { useSiteNavigation } from './useSiteNavigation';
import { useSnackbar } from './useSnackbar';
import { SKIP_LEAVE_PROMPT } from './useUnsavedWarning';

/**
 * Leads a person whose session is over to the login, and back from there to a page. `replace` keeps the page that is left
 * out of the history.
 */
export function useLoginRedirect(): (back: string, options?: { replace?: boolean }) => Promise<void> {
  const { show } = useSnackbar();
  const { navigate } = useSiteNavigation();
  const queryClient = useQueryClient();
  return async (back, { replace = false } = {}) => {
    show('REQUIRED_TO_LOG_IN');
    deleteCookie('loggedIn');
    deleteCookie('displayId');
    // Away first: what is still on the screen must not ask again for what it may no longer see.
    await navigate(loginPath(back, { unauthorized: true }), { replace, state: SKIP_LEAVE_PROMPT });
    queryClient.clear();
  };
}
