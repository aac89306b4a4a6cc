import { type QueryClient } from '@tanstack/react-query';
import { refreshCookies, readCookie, readSignedInHint } from '../../config/cookies';
import { ownAccountQuery } from '../../api/own-account';

/**
 * Looks again at who is signed in, once a page is shown: another tab may have logged out. What was read for a person
 * who is gone goes as well; nothing that is still shown is touched, since it would be asked for again.
 */
export function refreshLoginStatus(queryClient: QueryClient): void {
  refreshCookies();
  const held = queryClient.getQueryData(ownAccountQuery().queryKey);
  // A visitor has nothing to be forgotten: what a page has just been given, it will want in a moment.
  if (held !== undefined && !readSignedInHint()) queryClient.removeQueries({ type: 'inactive' });
}

/** Before a page opens: where another tab has logged in as somebody else, nothing that was read for the first one stays. */
export function resetOnAccountSwitch(queryClient: QueryClient): void {
  const held = queryClient.getQueryData(ownAccountQuery().queryKey);
  const named = readCookie('displayId');
  if (held === undefined || named === null || !readSignedInHint()) return;
  if (named.toLowerCase() !== held.displayId.toLowerCase()) void queryClient.resetQueries();
}
