import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error';
import { getGetOwnAccountQueryKey } from '../../../api/generated/accounts/accounts';
import { logIn } from '../../../api/generated/auth/auth';
import { type LogIn as LogInRequest } from '../../../api/generated/model/logIn';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';

export type { LogInRequest, OwnAccount };

/** Opens a session. The answer is the own account, so that the studio need not ask for it again. */
export function useLogIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: LogInRequest): Promise<OwnAccount> => {
      const answer = await logIn(credentials);
      // Tokens are answered to programs that ask for them; a browser has them in its cookies.
      if ('accountId' in answer) return answer;
      throw new ApiError();
    },
    onSuccess: (account) => {
      queryClient.clear();
      queryClient.setQueryData(getGetOwnAccountQueryKey(), account);
    },
  });
}
