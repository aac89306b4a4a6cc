import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { lookUpRedirect } from '../../api/generated/requests';
import { refreshCookies, readSignedInHint } from '../../config/cookies';
import { documentReferrer, sendPageAccess } from '../../features/log/api/page-access';
import { forgetUnreadCount, refreshUnreadCount } from '../../features/news/api/unread-count';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';
import { refreshLoginStatus } from './login-status';
import { redirectAction } from './redirect-action';

/** Refreshes the count of unread news with a change of page, where somebody is signed in. */
function useUnreadCheck(path: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!readSignedInHint()) {
      forgetUnreadCount(queryClient);
      return;
    }
    refreshUnreadCount(queryClient)
      .catch(() => undefined)
      // The session may have ended with the question, or been renewed.
      .finally(refreshCookies);
  }, [path, queryClient]);
}

/** Goes on where the operator has this page lead: in place on this site, by a full load elsewhere. */
function useRedirectCheck(path: string): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((target: string) => {
    const action = redirectAction(target);
    if (action.kind === 'follow') void navigate(action.path, { replace: true, state: SKIP_LEAVE_PROMPT });
    if (action.kind === 'load') window.location.replace(action.url);
  });
  useEffect(() => {
    const left = new AbortController();
    lookUpRedirect({ path }, { signal: left.signal })
      .then(({ redirectUrl }) => {
        if (redirectUrl !== null && !left.signal.aborted) follow(redirectUrl);
      })
      // A page that nobody could be asked about stays.
      .catch(() => undefined);
    return () => left.abort();
  }, [path]);
}

/** Tells the log of each page once it is there. */
function usePageAccess(path: string): void {
  const { language } = useTranslation();
  const { state } = useNavigation();
  const told = useRef<string | null>(null);
  const tell = useEffectEvent(() => {
    // Every page after the first was led to from here.
    sendPageAccess({ path, language, referrer: told.current === null ? documentReferrer() : 'internal' });
  });
  useEffect(() => {
    if (state !== 'idle' || told.current === path) return;
    tell();
    told.current = path;
  }, [state, path]);
}

/**
 * What happens with every navigation, beside the page and never before it: emergency notices are asked for and it is
 * looked at who is signed in; with a change of page the unread news are counted, it is asked whether the page leads
 * elsewhere, and the log is told. All of it begins when the page is on the screen already, and a page that is left
 * takes its open questions along.
 *
 * @param checkEmergencies asks for the emergency notices
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
