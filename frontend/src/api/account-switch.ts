import { hashKey, type QueryClient } from '@tanstack/react-query';
import { pageLocation } from '../browser/page-location';
import { readCookie } from '../config/cookies';
import { ApiError } from './api-error';
import { getOwnAccount } from './generated/accounts/accounts';
import { checkChanges } from './mutators';
import { type OwnAccount, ownAccountQuery } from './own-account';

/** What identifies the account that a page is for. */
export type ShownAccount = Pick<OwnAccount, 'accountId' | 'displayId'>;

/** Whether another window has signed in with another account, or has changed the display ID. */
export function hasOtherHint({ displayId }: ShownAccount): boolean {
  const hint = readCookie('displayId');
  return hint !== null && hint.toLowerCase() !== displayId.toLowerCase();
}

/**
 * Keeps a page from changing an account that it does not show: when another window has signed in with another account,
 * calls that change something are refused, and the page is loaded again for the new account.
 *
 * @param owner the account of an own page that does not read the signed-in account
 */
export function guardAccount(queryClient: QueryClient, owner?: ShownAccount): void {
  const { queryKey } = ownAccountQuery();
  const ownHash = hashKey(queryKey);
  let shownId: string | undefined;

  checkChanges(() => {
    const shown = queryClient.getQueryData(queryKey) ?? owner;
    return shown !== undefined && hasOtherHint(shown) ? requireSame(shown) : undefined;
  });

  queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== ownHash) return;
    const account = event.query.state.data as OwnAccount | undefined;
    // What this window has stored itself is a sign-in or a change.
    const isRead =
      event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true;
    const isOther = isRead && shownId !== undefined && shownId !== account?.accountId;
    shownId = event.type === 'removed' ? undefined : account?.accountId;
    if (isOther) pageLocation.reload();
  });
}

async function requireSame({ accountId }: ShownAccount): Promise<void> {
  const current = await getOwnAccount();
  if (current.accountId === accountId) return;
  pageLocation.reload();
  throw new ApiError();
}
