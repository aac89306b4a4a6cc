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

/** What shows the account follows the answer: the studio at once, in every window; the public page when it is opened. */
function takeOver(queryClient: QueryClient, account: OwnAccount): Promise<void> {
  const { queryKey } = ownAccountQuery();
  // A reading that is on its way may not know of the change.
  void queryClient.cancelQueries({ queryKey, exact: true });
  // What is changed by calls of its own may have changed after this answer was made.
  queryClient.setQueryData(queryKey, (shown) => ({
    ...account,
    blockOrders: shown?.blockOrders ?? account.blockOrders,
    headlines: shown?.headlines ?? account.headlines,
  }));
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

/** Changes the own account. */
export function useUpdateOwnAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: UpdateOwnAccountRequest) => updateOwnAccount(changes),
    onSuccess: (account) => takeOver(queryClient, account),
  });
}

/** Says what the page is about. Where it says so already nothing is asked. */
export function useSetCategories(account: OwnAccount) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (categories: readonly number[]) => {
      const before = chosenCategories(account).map(({ id }) => id);
      if (before.join() === categories.join()) return account;
      return updateOwnAccount({ categories: [...categories] });
    },
    onSuccess: (saved) => takeOver(queryClient, saved),
  });
}

interface IconUpload extends Pick<CallInit, 'signal' | 'onUploadProgress'> {
  icon: Blob;
}

/** Sends a new icon, telling how far it is. */
export function useSaveIcon() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ icon, ...call }: IconUpload) => {
      const body = new FormData();
      body.set('icon', icon);
      return httpClient<OwnAccount>(getUpdateOwnAccountUrl(), { ...call, method: 'PATCH', body });
    },
    onSuccess: (account) => takeOver(queryClient, account),
  });
}

/** Takes the icon away. */
export function useRemoveIcon() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => updateOwnAccount({ icon: null }),
    onSuccess: (account) => takeOver(queryClient, account),
  });
}
