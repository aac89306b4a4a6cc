import { type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ApiError } from '../api/api-error';
import { redirectToProvider } from '../config/oauth-redirect';
import { useTranslation } from '../i18n/useTranslation';
import { useFailureReport } from './useFailureReport';

/** Asks the server for the authorization URL of a provider: a generated mutation. */
type BeginCall<Variables> = Pick<
  UseMutationResult<{ authUrl: string }, ApiError, Variables>,
  'mutate' | 'isPending' | 'isSuccess' | 'reset'
>;

interface OAuthRedirect<Variables> {
  /** Whether the browser is being redirected; the page is still shown for a moment. */
  leaving: boolean;
  /** Goes there; takes what the call takes. */
  leave: (variables: Variables) => void;
}

/** Redirects to a provider, to log in with it or to connect an account of it. */
export function useOAuthRedirect<Variables>(
  begin: BeginCall<Variables>,
  back: string | null = null,
): OAuthRedirect<Variables> {
  const { language } = useTranslation();
  const report = useFailureReport();
  // A second press can come before the first one is seen on the screen; a second flow would end the first.
  const redirecting = useRef(false);

  const { reset } = begin;
  useEffect(() => {
    // Who comes back by the back button may find the page as they left it.
    const startOver = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      redirecting.current = false;
      reset();
    };
    window.addEventListener('pageshow', startOver);
    return () => window.removeEventListener('pageshow', startOver);
  }, [reset]);

  const leave = (variables: Variables) => {
    if (redirecting.current) return;
    redirecting.current = true;
    begin.mutate(variables, {
      onSuccess: ({ authUrl }) => redirectToProvider({ url: authUrl, language, back }),
      onError: (error) => {
        redirecting.current = false;
        report(error, { 404: { message: 'FAILED_TO_OAUTH' } });
      },
    });
  };

  return { leaving: begin.isPending || begin.isSuccess, leave };
}
