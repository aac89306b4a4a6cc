import { useQueryClient } from '@tanstack/react-query';
import { dropCookie } from '../config/cookies';
import { loginPath } from '../config/paths';
import { useSiteNavigation } from './useSiteNavigation';
import { useSnackbar } from './useSnackbar';
import { NOTHING_TO_LOSE } from './useUnsavedWarning';

/**
 * Leads a person whose session is over to the login, and back from there to a page. `replace` keeps the page that is left
 * out of the history.
 */
export function useLeaveForLogin(): (back: string, options?: { replace?: boolean }) => Promise<void> {
  const { show } = useSnackbar();
  const { navigate } = useSiteNavigation();
  const queryClient = useQueryClient();
  return async (back, { replace = false } = {}) => {
    show('REQUIRED_TO_LOG_IN');
    dropCookie('loggedIn');
    dropCookie('displayId');
    // Away first: what is still on the screen must not ask again for what it may no longer see.
    await navigate(loginPath(back, { unauthorized: true }), { replace, state: NOTHING_TO_LOSE });
    queryClient.clear();
  };
}
