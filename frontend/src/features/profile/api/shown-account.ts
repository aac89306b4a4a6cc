import { type QueryClient } from '@tanstack/react-query';
import { type PublicAccount } from '../../../api/generated/model/publicAccount';
import { notifyOtherWindows } from '../../../api/other-windows';
import { type OwnAccount, ownAccountQuery } from '../../../api/own-account';
import { publicAccountQuery } from './public-account';

/** Updates the cached own page and cancels fetches that may return the previous state. */
export function showOwnPage(queryClient: QueryClient, change: Partial<OwnAccount>): void {
  const { queryKey } = ownAccountQuery();
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, (account) => account && { ...account, ...change });
}

/**
 * Updates the cached public page after a save and notifies other windows. The page is refetched when it is opened.
 */
export function showPublicPage(
  queryClient: QueryClient,
  displayId: string,
  change: Partial<PublicAccount>,
): Promise<void> {
  notifyOtherWindows(ownAccountQuery().queryKey);
  const { queryKey } = publicAccountQuery(displayId);
  queryClient.setQueryData(queryKey, (account) => account && { ...account, ...change });
  return queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
