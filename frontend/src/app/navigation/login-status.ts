import { type QueryClient } from '@tanstack/react-query';
import { hasOtherHint } from '../../api/account-switch';
import { refreshCookies, readSignedInHint } from '../../config/cookies';
import { ownAccountQuery } from '../../api/own-account';

/** Checks after a navigation whether another tab has logged out. Removes only inactive queries, so that none refetches. */
export function refreshLoginStatus(queryClient: QueryClient): void {
  refreshCookies();
  const cached = queryClient.getQueryData(ownAccountQuery().queryKey);
  // A visitor's queries stay: the page needs them.
  if (cached !== undefined && !readSignedInHint()) queryClient.removeQueries({ type: 'inactive' });
}

/** Resets all queries before a page opens if another tab has logged in with another account. */
export function resetOnAccountSwitch(queryClient: QueryClient): void {
  const cached = queryClient.getQueryData(ownAccountQuery().queryKey);
  if (cached !== undefined && readSignedInHint() && hasOtherHint(cached)) void queryClient.resetQueries();
}
