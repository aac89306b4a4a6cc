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
        // The public page under its previous and its current display ID.
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
