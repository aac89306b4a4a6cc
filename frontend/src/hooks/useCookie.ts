import { useSyncExternalStore } from 'react';
import { type CookieName, onCookieChange, readCookie } from '../config/cookies';

/** The value of a cookie, following what the page does to it. The server renders as for a visitor without any. */
export function useCookie(name: CookieName): string | null {
  return useSyncExternalStore(
    onCookieChange,
    () => readCookie(name),
    () => null,
  );
}
