import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useLookUpRedirect } from '../../api/generated/redirects/redirects';
import { refreshCookies, readSignedInHint } from '../../config/cookies';
import { sendPageAccess } from '../../features/log/api/page-access';
import { visitOrigin } from '../../features/log/api/visit-origin';
import { forgetUnreadCount, refreshUnreadCount } from '../../features/news/api/unread-count';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';
import { refreshLoginStatus } from './login-status';
import { redirectAction } from './redirect-action';

/** Refreshes the count of unread news of a signed-in account. */
function useUnreadCheck(path: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!readSignedInHint()) {
      forgetUnreadCount(queryClient);
      return;
    }
    refreshUnreadCount(queryClient)
      .catch(() => undefined)
      // The response may have ended or renewed the session.
      .finally(refreshCookies);
  }, [path, queryClient]);
}

/** Follows a redirect that the operator has set for this page. */
function useRedirectCheck(path: string): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((target: string) => {
    const action = redirectAction(target);
    if (action.kind === 'follow') void navigate(action.path, { replace: true, state: SKIP_LEAVE_PROMPT });
    if (action.kind === 'load') window.location.replace(action.url);
  });
  // One look-up per visit; a failed one stays on the page.
  const { data } = useLookUpRedirect({ path }, { query: { staleTime: Infinity, gcTime: 0, retry: false } });
  const redirectUrl = data?.redirectUrl ?? null;
  useEffect(() => {
    if (redirectUrl !== null) follow(redirectUrl);
  }, [path, redirectUrl]);
}

/** Logs each page view. */
function usePageAccess(path: string): void {
  const { language } = useTranslation();
  const { state } = useNavigation();
  const logged = useRef<string | null>(null);
  const log = useEffectEvent(() => {
    // Only the first page has an external referrer.
    const referrer = logged.current === null ? visitOrigin().referrer : 'internal';
    sendPageAccess({ path, language, referrer });
  });
  useEffect(() => {
    if (state !== 'idle' || logged.current === path) return;
    log();
    logged.current = path;
  }, [state, path]);
}

/**
 * Runs after every navigation: checks emergency notices and the login status; if the page has changed, also unread news,
 * the operator's redirects and the page log.
 *
 * @param checkEmergencies refetches the emergency notices
 */
export function useNavigationChain(checkEmergencies: () => void): void {
  const queryClient = useQueryClient();
  const { key, pathname } = useLocation();
  const check = useEffectEvent(checkEmergencies);
  useEffect(() => {
    refreshLoginStatus(queryClient);
    check();
  }, [key, queryClient]);
  useUnreadCheck(pathname);
  useRedirectCheck(pathname);
  usePageAccess(pathname);
}
