import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

/** The state of a navigation that loses nothing: what was typed has arrived. */
export const NOTHING_TO_LOSE = { nothingToLose: true } as const;

function losesNothing(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'nothingToLose' in state;
}

/** Asks before typed words are lost: on the way to another page, and when the tab is closed or reloaded. */
export function useUnsavedWarning(unsaved: boolean): void {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && !losesNothing(nextLocation.state),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(t('unsaved'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
