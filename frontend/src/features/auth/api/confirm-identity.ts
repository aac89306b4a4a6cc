import { useMutation, useQuery } from '@tanstack/react-query';
import { getGetOwnAccountQueryOptions } from '../../../api/generated/accounts/accounts';
import { confirmIdentity, sendConfirmationCode } from '../../../api/generated/auth/auth';
import { beginSocialLogin } from '../../../api/generated/oauth/oauth';
import { tellSessionOver } from '../../../api/session-over';

/** The account whose owner is asked; it says what they can confirm themselves with. */
export function useOwnAccount() {
  return useQuery(getGetOwnAccountQueryOptions());
}

/** Confirms by the password. */
export function useConfirmByPassword() {
  return useMutation({ mutationFn: (password: string) => confirmIdentity({ password }) });
}

/** Asks for a code, for an account without a password. */
export function useSendConfirmationCode() {
  return useMutation({ mutationFn: () => sendConfirmationCode() });
}

/** Confirms by the mailed code. */
export function useConfirmByCode() {
  return useMutation({ mutationFn: (code: string) => tellSessionOver(confirmIdentity({ code })) });
}

/** Begins a login with the provider once more, for an account that has nothing else; the answer is where to go. */
export function useLogInAgain() {
  return useMutation({
    mutationFn: async (provider: string) => (await beginSocialLogin(provider, { from: 'login' })).authUrl,
  });
}
