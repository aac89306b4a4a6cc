import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getGetAccountQueryOptions,
  getUpdateOwnAccountUrl,
  updateOwnAccount,
} from '../../../api/generated/accounts/accounts';
import { type UpdateOwnAccount as UpdateOwnAccountRequest } from '../../../api/generated/model/updateOwnAccount';
import { type CallInit, httpClient } from '../../../api/http-client';
import { tellOtherWindows } from '../../../api/other-windows';
import { chosenCategories, type OwnAccount, ownAccountQuery } from './own-account';

export type { UpdateOwnAccountRequest };

/** How often the account has been read anew, as far as this window knows it. */
function timesRead(queryClient: QueryClient): number {
  return queryClient.getQueryState(ownAccountQuery().queryKey)?.dataUpdateCount ?? 0;
}

/**
 * What shows the account follows the answer: the studio at once, in every window; the public page when it is opened.
 *
 * @param timesReadBefore how often it had been read when the change was sent
 */
function takeOver(queryClient: QueryClient, account: OwnAccount, timesReadBefore: number): Promise<void> {
  const { queryKey } = ownAccountQuery();
  const isReading = queryClient.isFetching({ queryKey, exact: true }) > 0;
  const overtaken = isReading || timesRead(queryClient) !== timesReadBefore;
  // A reading that is on its way may not know of the change.
  void queryClient.cancelQueries({ queryKey, exact: true });
  // What is changed by calls of its own may have changed after this answer was made.
  queryClient.setQueryData(queryKey, (shown) => ({
    ...account,
    blockOrders: shown?.blockOrders ?? account.blockOrders,
    headlines: shown?.headlines ?? account.headlines,
  }));
  // Nor may the answer know of what another window has changed while it was on its way.
  if (overtaken) void queryClient.invalidateQueries({ queryKey, exact: true });
  tellOtherWindows(queryKey);
  const { displayName, introduction, icon, iconPicture, themeId, theme, contentsFormat } = account;
  const categoryNames = chosenCategories(account).map(({ name }) => name);
  const publicAccount = getGetAccountQueryOptions(account.displayId.toLowerCase());
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

/** A call that answers with the account as it is after it. */
function useAccountChange<Change>(mutationFn: (change: Change) => Promise<OwnAccount>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onMutate: () => timesRead(queryClient),
    onSuccess: (account, _change, timesReadBefore) => takeOver(queryClient, account, timesReadBefore),
  });
}

/** Changes the own account. */
export function useUpdateOwnAccount() {
  return useAccountChange((changes: UpdateOwnAccountRequest) => updateOwnAccount(changes));
}

/** Says what the page is about. Where it says so already nothing is asked. */
export function useSetCategories(account: OwnAccount) {
  return useAccountChange(async (categories: readonly number[]) => {
    const before = chosenCategories(account).map(({ id }) => id);
    if (before.join() === categories.join()) return account;
    return updateOwnAccount({ categories: [...categories] });
  });
}

interface IconUpload extends Pick<CallInit, 'signal' | 'onUploadProgress'> {
  icon: Blob;
}

/** Sends a new icon, telling how far it is. */
export function useSaveIcon() {
  return useAccountChange(({ icon, ...call }: IconUpload) => {
    const body = new FormData();
    body.set('icon', icon);
    return httpClient<OwnAccount>(getUpdateOwnAccountUrl(), { ...call, method: 'PATCH', body });
  });
}

/** Takes the icon away. */
export function useRemoveIcon() {
  return useAccountChange(() => updateOwnAccount({ icon: null }));
}
