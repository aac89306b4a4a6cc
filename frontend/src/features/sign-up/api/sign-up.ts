import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCheckSignUpCode } from '../../../api/generated/accounts/accounts';
import { type CreateSocialAccount } from '../../../api/generated/model/createSocialAccount';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import { type SessionTokens } from '../../../api/generated/model/sessionTokens';
import {
  getGetSocialUserQueryKey,
  getGetSocialUserQueryOptions,
  useCreateSocialAccount,
} from '../../../api/generated/oauth/oauth';
import { ownAccountFrom, ownAccountQuery } from '../../../api/own-account';
import { createUncachedClient } from '../../../api/query-client';

/** Caches the new account of the response. */
function useStoreAccount() {
  const queryClient = useQueryClient();
  return {
    onSuccess: (answer: OwnAccount | SessionTokens) =>
      queryClient.setQueryData(ownAccountQuery().queryKey, ownAccountFrom(answer)),
  };
}

/** Submits the code of a sign-up by e-mail. */
export function useFinishSignUp() {
  return useCheckSignUpCode({ mutation: useStoreAccount() });
}

/**
 * Creates the account of a user whom a provider has verified. The token is requested immediately before: it is
 * single-use, and the form may be open in another tab.
 */
export function useFinishSocialSignUp(provider: string, userId: string) {
  const { mutateAsync: createAccount } = useCreateSocialAccount({ mutation: useStoreAccount() });
  return useMutation({
    mutationFn: async (entered: Pick<CreateSocialAccount, 'displayId' | 'displayName'>) => {
      // What the form shows stays while it is sent, whatever the answer is.
      const { authToken } = await createUncachedClient().query(getGetSocialUserQueryOptions(provider));
      await createAccount({ provider, data: { ...entered, userId, authToken } });
    },
  });
}

/** Removes the verified user from the cache. Call it after leaving the form. */
export function useForgetSocialUser(provider: string): () => void {
  const queryClient = useQueryClient();
  return () => queryClient.removeQueries({ queryKey: getGetSocialUserQueryKey(provider) });
}
