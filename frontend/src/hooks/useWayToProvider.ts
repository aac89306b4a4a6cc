import { type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ApiError } from '../api/api-error';
import { leaveForProvider } from '../config/provider-way';
import { useTranslation } from '../i18n/useTranslation';
import { useFailureReport } from './useFailureReport';

/** Asks the server for the way to a provider: a generated mutation, whose answer has the address to go to. */
type BeginCall<Variables> = Pick<
  UseMutationResult<{ authUrl: string }, ApiError, Variables>,
  'mutate' | 'isPending' | 'isSuccess' | 'reset'
>;

interface WayToProvider<Variables> {
  /** Whether the person is on the way there; the page is still shown for a moment. */
  leaving: boolean;
  /** Goes there; takes what the call takes. */
  leave: (variables: Variables) => void;
}

/** The way to another service, which whoever wants to log in with it, or to be connected with it, takes once. */
export function useWayToProvider<Variables>(
  begin: BeginCall<Variables>,
  back: string | null = null,
): WayToProvider<Variables> {
  const { language } = useTranslation();
  const report = useFailureReport();
  // A second press can come before the first one is seen on the screen; two ways there would undo each other.
  const underWay = useRef(false);

  const { reset } = begin;
  useEffect(() => {
    // Who comes back by the back button may find the page as they left it.
    const startOver = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      underWay.current = false;
      reset();
    };
    window.addEventListener('pageshow', startOver);
    return () => window.removeEventListener('pageshow', startOver);
  }, [reset]);

  const leave = (variables: Variables) => {
    if (underWay.current) return;
    underWay.current = true;
    begin.mutate(variables, {
      onSuccess: ({ authUrl }) => leaveForProvider({ url: authUrl, language, back }),
      onError: (error) => {
        underWay.current = false;
        report(error, { 404: { message: 'FAILED_TO_OAUTH' } });
      },
    });
  };

  return { leaving: begin.isPending || begin.isSuccess, leave };
}
