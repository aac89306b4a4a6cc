import { useQueryClient } from '@tanstack/react-query';
import { getGetAccountQueryKey, useUpdateOwnAccount } from '../../../api/generated/accounts/accounts';
import { type OwnAccount, ownAccountQuery } from '../../../api/own-account';

/** Saves what was changed. */
export function useSaveSettings({ displayId: before }: OwnAccount) {
  const queryClient = useQueryClient();
  return useUpdateOwnAccount({
    mutation: {
      onSuccess: (saved) => {
        queryClient.setQueryData(ownAccountQuery().queryKey, saved);
        // The page of the account, under the address that it had and under the one that it has.
        for (const displayId of [before, saved.displayId]) {
          void queryClient.invalidateQueries({
            queryKey: getGetAccountQueryKey(displayId.toLowerCase()),
            refetchType: 'none',
          });
        }
      },
    },
  });
}
