import { useQueryClient } from '@tanstack/react-query';
import { useLogIn } from '../../../api/generated/auth/auth';
import { ownAccountFrom, ownAccountQuery } from '../../../api/own-account';

/** Opens a session. The answer is the own account, so that the studio need not ask for it again. */
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
