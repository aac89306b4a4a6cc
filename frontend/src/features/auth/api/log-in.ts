import { useQueryClient } from '@tanstack/react-query';
import { useLogIn } from '../../../api/generated/auth/auth';
import { ownAccountQuery } from '../../../api/own-account';
import { ownAccountIn } from '../../../api/own-account-in';

/** Logs in and caches the account of the response. */
export function useOpenSession() {
  const queryClient = useQueryClient();
  return useLogIn({
    mutation: {
      onSuccess: (answer) => {
        const account = ownAccountIn(answer);
        queryClient.clear();
        queryClient.setQueryData(ownAccountQuery().queryKey, account);
      },
    },
  });
}
