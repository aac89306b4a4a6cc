import { useQueryClient } from '@tanstack/react-query';
import { useLogIn } from '../../../api/generated/auth/auth';
import { ownAccountFrom, ownAccountQuery } from '../../../api/own-account';

/** Logs in and caches the account of the response. */
export function useOpenSession() {
  const queryClient = useQueryClient();
  return useLogIn({
    mutation: {
      onSuccess: (answer) => {
        const account = ownAccountFrom(answer);
        queryClient.clear();
        queryClient.setQueryData(ownAccountQuery().queryKey, account);
      },
    },
  });
}
