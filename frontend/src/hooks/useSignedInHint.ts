import { useCookie } from './useCookie';

/** Whether somebody is signed in here, as far as the page can tell without asking. The server renders for visitors. */
export function useSignedInHint(): boolean {
  return useCookie('loggedIn') === '1';
}
