import { type QueryClient } from '@tanstack/react-query';
import { notifyOtherWindows } from '../../../api/other-windows';
import { type OwnAccount, ownAccountQuery } from '../../../api/own-account';
import { publicAccountQuery } from './public-account';

/** The editable fields that the own account shares with its public page. */
type PageChange = Partial<Pick<OwnAccount, 'blockOrders' | 'headlines'>>;

/** Updates the cached own page and cancels fetches that may return the previous state. */
export function showOwnPage(queryClient: QueryClient, change: PageChange): void {
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
  change: PageChange,
): Promise<void> {
  notifyOtherWindows(ownAccountQuery().queryKey);
  const { queryKey } = publicAccountQuery(displayId);
  queryClient.setQueryData(queryKey, (account) => account && { ...account, ...change });
  return queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
