import { type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ApiError } from '../api/api-error';
import { leaveForProvider } from '../config/provider-way';
import { useTranslation } from '../i18n/useTranslation';
import { useFailureReport } from './useFailureReport';

/** Asks the server for the way to a provider, by its name; the answer is the address to go to. */
type BeginCall = Pick<
  UseMutationResult<string, ApiError, string>,
  'mutate' | 'isPending' | 'isSuccess' | 'reset'
>;

interface WayToProvider {
  /** Whether the person is on the way there; the page is still shown for a moment. */
  leaving: boolean;
  leave: (provider: string) => void;
}

/** The way to another service, which whoever wants to log in with it, or to be connected with it, takes once. */
export function useWayToProvider(begin: BeginCall, back: string | null = null): WayToProvider {
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

  const leave = (provider: string) => {
    if (underWay.current) return;
    underWay.current = true;
    begin.mutate(provider, {
      onSuccess: (url) => leaveForProvider({ url, language: language, back }),
      onError: (error) => {
        underWay.current = false;
        report(error, { 404: { message: 'FAILED_TO_OAUTH' } });
      },
    });
  };

  return { leaving: begin.isPending || begin.isSuccess, leave };
}
