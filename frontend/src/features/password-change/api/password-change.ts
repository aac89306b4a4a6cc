import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changePassword,
  checkPasswordCode,
  getGetOwnAccountQueryKey,
  getGetOwnAccountQueryOptions,
} from '../../../api/generated/accounts/accounts';
import { getListSessionsQueryKey } from '../../../api/generated/auth/auth';
import { type CheckPasswordCode } from '../../../api/generated/model/checkPasswordCode';
import { tellSessionOver } from '../../../api/session-over';

export type { CheckPasswordCode };

/** The account whose password is changed; the guard has found it before the page opens. */
export function useOwnAccount() {
  return useQuery(getGetOwnAccountQueryOptions());
}

/** Has the server judge the password and mail a code. Nothing is changed by it. */
export function useRequestPasswordChange() {
  return useMutation({ mutationFn: (password: string) => changePassword({ password }) });
}

/** Hands the code in with the password, which is set by it; every other session ends. */
export function useCheckPasswordCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entered: CheckPasswordCode) => tellSessionOver(checkPasswordCode(entered)),
    onSuccess: (account) => {
      queryClient.setQueryData(getGetOwnAccountQueryKey(), account);
      return queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey(), refetchType: 'none' });
    },
  });
}
