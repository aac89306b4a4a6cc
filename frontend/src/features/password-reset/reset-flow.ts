import { useSyncExternalStore } from 'react';
import { readFlow } from '../../config/flows';

/** The address whose password is being reset. */
export function readResetEmail(): string {
  return readFlow('resetPassword')?.notes.email ?? '';
}

const readCompletedReset = () => (readFlow('resetPassword')?.step === 'complete' ? readResetEmail() : null);

const subscribe = () => () => undefined;

/** The address whose password was reset in this tab and has not logged in since; null on the server. */
export function useCompletedReset(): string | null {
  return useSyncExternalStore(subscribe, readCompletedReset, () => null);
}
