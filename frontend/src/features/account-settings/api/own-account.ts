import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetAccountQueryKey,
  getGetOwnAccountQueryOptions,
  updateOwnAccount,
} from '../../../api/generated/accounts/accounts';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import { type UpdateOwnAccount as AccountChanges } from '../../../api/generated/model/updateOwnAccount';

export type { AccountChanges, OwnAccount };

/** The own account, found by the guard before the page opens. */
export function useOwnAccount() {
  return useQuery(getGetOwnAccountQueryOptions());
}

/** Saves what was changed; where nothing was, everything is saved already and nobody is asked. */
export function useSaveSettings(account: OwnAccount) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: AccountChanges) =>
      Object.keys(changes).length === 0 ? Promise.resolve(account) : updateOwnAccount(changes),
    onSuccess: (saved) => {
      queryClient.setQueryData(getGetOwnAccountQueryOptions().queryKey, saved);
      // The page of the account, under the address that it had and under the one that it has.
      for (const displayId of [account.displayId, saved.displayId]) {
        void queryClient.invalidateQueries({
          queryKey: getGetAccountQueryKey(displayId.toLowerCase()),
          refetchType: 'none',
        });
      }
    },
  });
}
