import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCheckSignUpCode } from '../../../api/generated/accounts/accounts';
import { type CreateSocialAccount } from '../../../api/generated/model/createSocialAccount';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import { type SessionTokens } from '../../../api/generated/model/sessionTokens';
import {
  getGetSocialUserQueryKey,
  getSocialUser,
  useCreateSocialAccount,
} from '../../../api/generated/oauth/oauth';
import { ownAccountFrom, ownAccountQuery } from '../../../api/own-account';

/** A sign-up ends with a session, and the answer is the new account. */
function useTakeOver() {
  const queryClient = useQueryClient();
  return {
    onSuccess: (answer: OwnAccount | SessionTokens) =>
      queryClient.setQueryData(ownAccountQuery().queryKey, ownAccountFrom(answer)),
  };
}

/** Hands in the code of a sign-up by e-mail. */
export function useFinishSignUp() {
  return useCheckSignUpCode({ mutation: useTakeOver() });
}

/**
 * Makes the account of the person the form was filled in for, whom another service has verified. The token that shows it
 * is asked for right before: it is good once, and the same form may be open in another tab.
 */
export function useFinishSocialSignUp(provider: string, userId: string) {
  const { mutateAsync: createAccount } = useCreateSocialAccount({ mutation: useTakeOver() });
  return useMutation({
    mutationFn: async (entered: Pick<CreateSocialAccount, 'displayId' | 'displayName'>) => {
      const { authToken } = await getSocialUser(provider);
      await createAccount({ provider, data: { ...entered, userId, authToken } });
    },
  });
}

/** Forgets who waited, once nothing shows them any more: nobody does from now on. */
export function useForgetSocialUser(provider: string): () => void {
  const queryClient = useQueryClient();
  return () => queryClient.removeQueries({ queryKey: getGetSocialUserQueryKey(provider) });
}
