import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetAccountQueryKey,
  getGetOwnAccountQueryOptions,
  updateOwnAccount,
} from '../../../api/generated/accounts/accounts';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import { type UpdateOwnAccount as UpdateOwnAccountRequest } from '../../../api/generated/model/updateOwnAccount';

export type { OwnAccount, UpdateOwnAccountRequest };

/** The account of the person who is signed in. */
export function ownAccountQuery() {
  return getGetOwnAccountQueryOptions();
}

/** The own account, loaded by the guards of the studio before its pages open. */
export function useOwnAccount() {
  return useQuery(ownAccountQuery());
}

/** Changes the own account; everything that shows it follows the answer. */
export function useUpdateOwnAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: UpdateOwnAccountRequest) => updateOwnAccount(changes),
    onSuccess: (account) => {
      queryClient.setQueryData(ownAccountQuery().queryKey, account);
      return queryClient.invalidateQueries({
        queryKey: getGetAccountQueryKey(account.displayId.toLowerCase()),
        refetchType: 'none',
      });
    },
  });
}
