import { useCookie } from './useCookie';

/** Whether somebody is probably signed in, by a cookie; false on the server. */
export function useSignedInHint(): boolean {
  return useCookie('loggedIn') === '1';
}
