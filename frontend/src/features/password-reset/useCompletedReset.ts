import { useSyncExternalStore } from 'react';
import { readCompletedReset } from './reset-flow';

const nothing = () => () => undefined;

/** Whose password has just been set in this tab, for the login that comes next. The server knows of no tab. */
export function useCompletedReset(): string | null {
  return useSyncExternalStore(nothing, readCompletedReset, () => null);
}
