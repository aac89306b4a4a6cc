import { type QueryClient } from '@tanstack/react-query';
import { notifyOtherWindows } from '../../../api/other-windows';
import { type OwnAccount, ownAccountQuery } from '../../../api/own-account';
import { publicAccountQuery } from './public-account';

/** What the own account and its public page have in common, and an editor of the page changes. */
type PageChange = Partial<Pick<OwnAccount, 'blockOrders' | 'headlines'>>;

/** The own page as the studio shows it, from now on; an answer that is on its way may not know of the change. */
export function showOwnPage(queryClient: QueryClient, change: PageChange): void {
  const { queryKey } = ownAccountQuery();
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, (account) => account && { ...account, ...change });
}

/**
 * The public page as the browser remembers it follows what has been saved, and so does the studio in other windows; it is
 * asked for again when it is opened.
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
