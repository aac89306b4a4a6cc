import { useSyncExternalStore } from 'react';
import { type CookieName, onCookieChange, readCookie } from '../config/cookies';

/** The current value of a cookie; null on the server. */
export function useCookie(name: CookieName): string | null {
  return useSyncExternalStore(
    onCookieChange,
    () => readCookie(name),
    () => null,
  );
}
