import { type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ApiError } from '../api/api-error';
import { redirectToProvider } from '../config/oauth-redirect';
import { useTranslation } from '../i18n/useTranslation';
import { useFailureReport } from './useFailureReport';

/** The generated mutation that returns a provider's authorization URL. */
type BeginCall<Variables> = Pick<
  UseMutationResult<{ authUrl: string }, ApiError, Variables>,
  'mutate' | 'isPending' | 'isSuccess' | 'reset'
>;

interface OAuthRedirect<Variables> {
  /** Whether the redirect is in progress. */
  leaving: boolean;
  /** Starts the redirect. */
  leave: (variables: Variables) => void;
}

/** Redirects to an OAuth provider. */
export function useOAuthRedirect<Variables>(
  begin: BeginCall<Variables>,
  back: string | null = null,
): OAuthRedirect<Variables> {
  const { language } = useTranslation();
  const report = useFailureReport();
  // A second press before the next render would start a second flow and end the first.
  const redirecting = useRef(false);

  const { reset } = begin;
  useEffect(() => {
    // The back button may restore the page from the back/forward cache.
    const resetOnRestore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      redirecting.current = false;
      reset();
    };
    window.addEventListener('pageshow', resetOnRestore);
    return () => window.removeEventListener('pageshow', resetOnRestore);
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
