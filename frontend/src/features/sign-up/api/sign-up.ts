import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  checkSignUpCode,
  createAccount,
  getGetOwnAccountQueryKey,
  getGetOwnAccountQueryOptions,
  resendSignUpCode,
} from '../../../api/generated/accounts/accounts';
import { type CreateAccount as CreateAccountRequest } from '../../../api/generated/model/createAccount';
import { useSignedInHint } from '../../../hooks/useSignedInHint';
import { ownAccountIn } from '../../../api/own-account-in';

export type { CreateAccountRequest };

/** Asks for an account; the server mails a code. */
export function useCreateAccount() {
  return useMutation({ mutationFn: (account: CreateAccountRequest) => createAccount(account) });
}

/** Hands in the code. The right one opens the session, and the answer is the new account. */
export function useCheckSignUpCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => ownAccountIn(await checkSignUpCode({ code })),
    onSuccess: (account) => queryClient.setQueryData(getGetOwnAccountQueryKey(), account),
  });
}

/** Asks for a new code; the old one is void from then on. */
export function useResendSignUpCode() {
  return useMutation({ mutationFn: () => resendSignUpCode() });
}

/** The account that has just been made. */
export function useNewAccount() {
  const signedIn = useSignedInHint();
  return useQuery({ ...getGetOwnAccountQueryOptions(), enabled: signedIn });
}
