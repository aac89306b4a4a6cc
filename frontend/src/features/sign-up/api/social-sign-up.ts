import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getGetOwnAccountQueryKey } from '../../../api/generated/accounts/accounts';
import {
  createSocialAccount,
  getGetSocialUserQueryKey,
  getGetSocialUserQueryOptions,
  getListSocialProvidersQueryOptions,
  getSocialUser,
} from '../../../api/generated/oauth/oauth';
import { type SocialUser } from '../../../api/generated/model/socialUser';
import { ownAccountIn } from '../../../api/own-account-in';

export type { SocialUser };

/** What somebody enters whom another service has verified. */
export interface SocialAccountRequest {
  displayId: string;
  displayName: string;
}

/** Who waits for the sign-up in this browser, and why not. Asking is trying a token: it is done once. */
export function useSocialUser(provider: string) {
  return useQuery({ ...getGetSocialUserQueryOptions(provider), staleTime: Infinity, retry: false });
}

/** The name that a service goes by; undefined until it is known. */
export function useProviderName(provider: string): string | undefined {
  const { data, isPending } = useQuery({ ...getListSocialProvidersQueryOptions(), staleTime: Infinity });
  if (isPending) return undefined;
  return data?.results.find((each) => each.provider === provider)?.displayName ?? provider;
}

/**
 * Makes the account of the person the form was filled in for, and opens its session. The token that shows it is asked
 * for right before: it is good once, and the same form may be open in another tab.
 */
export function useCreateSocialAccount(provider: string, userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (account: SocialAccountRequest) => {
      const { authToken } = await getSocialUser(provider);
      return ownAccountIn(await createSocialAccount(provider, { ...account, userId, authToken }));
    },
    onSuccess: (account) => queryClient.setQueryData(getGetOwnAccountQueryKey(), account),
  });
}

/** Forgets who waited, once nothing shows them any more: nobody does from now on. */
export function useForgetSocialUser(provider: string): () => void {
  const queryClient = useQueryClient();
  return () => queryClient.removeQueries({ queryKey: getGetSocialUserQueryKey(provider) });
}
