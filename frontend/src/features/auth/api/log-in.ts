import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getGetOwnAccountQueryKey } from '../../../api/generated/accounts/accounts';
import { logIn } from '../../../api/generated/auth/auth';
import { type LogIn as LogInRequest } from '../../../api/generated/model/logIn';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import { ownAccountIn } from '../../../api/own-account-in';

export type { LogInRequest, OwnAccount };

/** Opens a session. The answer is the own account, so that the studio need not ask for it again. */
export function useLogIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: LogInRequest): Promise<OwnAccount> =>
      ownAccountIn(await logIn(credentials)),
    onSuccess: (account) => {
      queryClient.clear();
      queryClient.setQueryData(getGetOwnAccountQueryKey(), account);
    },
  });
}
