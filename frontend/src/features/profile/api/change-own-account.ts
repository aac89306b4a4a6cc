import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useUpdateOwnAccount } from '../../../api/generated/accounts/accounts';
import { type CallInit } from '../../../api/http-client';
import { notifyOtherWindows } from '../../../api/other-windows';
import { type OwnAccount, ownAccountQuery } from '../../../api/own-account';
import { chosenCategories } from '../categories/chosen-categories';
import { publicAccountQuery } from './public-account';

/** Stores the response: in the studio of every window at once, on the public page when it is opened. */
function takeOver(queryClient: QueryClient, account: OwnAccount): Promise<void> {
  const { queryKey } = ownAccountQuery();
  // A pending fetch may return the state before the change.
  void queryClient.cancelQueries({ queryKey, exact: true });
  // Fields with endpoints of their own may be newer than this response.
  queryClient.setQueryData(queryKey, (shown) => ({
    ...account,
    blockOrders: shown?.blockOrders ?? account.blockOrders,
    headlines: shown?.headlines ?? account.headlines,
  }));
  notifyOtherWindows(queryKey);
  const { displayName, introduction, icon, iconPicture, themeId, theme, contentsFormat } = account;
  const categoryNames = chosenCategories(account).map(({ name }) => name);
  const publicAccount = publicAccountQuery(account.displayId);
  queryClient.setQueryData(
    publicAccount.queryKey,
    (shown) =>
      shown && {
        ...shown,
        displayName,
        introduction,
        icon,
        iconPicture,
        themeId,
        theme,
        contentsFormat,
        categoryNames,
      },
  );
  return queryClient.invalidateQueries({ queryKey: publicAccount.queryKey, refetchType: 'none' });
}

/** Changes the own account. */
export function useChangeOwnAccount(request: Pick<CallInit, 'signal' | 'onUploadProgress'> = {}) {
  const queryClient = useQueryClient();
  return useUpdateOwnAccount({
    mutation: { onSuccess: (account) => takeOver(queryClient, account) },
    request,
  });
}
