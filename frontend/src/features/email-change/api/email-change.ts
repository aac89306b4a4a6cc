import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../api/api-error';
import {
  changeEmail,
  checkEmailCode,
  getGetOwnAccountQueryKey,
  getGetOwnAccountQueryOptions,
  undoEmailChange,
} from '../../../api/generated/accounts/accounts';
import { withFreshProof } from '../../../api/fresh-proof';
import { getListSessionsQueryKey } from '../../../api/generated/auth/auth';
import { type CheckEmailCode } from '../../../api/generated/model/checkEmailCode';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import { tellSessionOver } from '../../../api/session-over';

export type { CheckEmailCode, OwnAccount };

/** The account whose address is changed; the guard has found it before the page opens. */
export function useOwnAccount() {
  return useQuery(getGetOwnAccountQueryOptions());
}

/**
 * Asks for a code to the new address. An address that the server refuses (400) goes on to the code like any other:
 * nobody learns here which addresses have an account.
 */
export function useRequestEmailChange() {
  return useMutation({
    mutationFn: async (email: string) => {
      try {
        await withFreshProof(() => changeEmail({ email }));
      } catch (error) {
        if (statusOf(error) !== 400) throw error;
      }
    },
  });
}

/** Undoes a change of address, by the token in the link of the mail to the address before. Signs nobody in. */
export function useUndoEmailChange() {
  return useMutation({ mutationFn: (token: string) => undoEmailChange({ token }) });
}

/** Hands the code in, with the address it went to. The right one makes it the account's and ends every other session. */
export function useCheckEmailCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entered: CheckEmailCode) => tellSessionOver(checkEmailCode(entered)),
    onSuccess: (account) => {
      queryClient.setQueryData(getGetOwnAccountQueryKey(), account);
      return queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey(), refetchType: 'none' });
    },
  });
}
