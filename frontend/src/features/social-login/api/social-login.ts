import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error';
import { ownAccountIn } from '../../../api/own-account-in';
import { withFreshProof } from '../../../api/fresh-proof';
import { getGetOwnAccountQueryKey } from '../../../api/generated/accounts/accounts';
import {
  beginSocialLogin,
  connectSocialLogin,
  getGetSocialUserQueryKey,
  getListSocialProvidersQueryOptions,
  getSocialUser,
  logInWithProvider,
} from '../../../api/generated/oauth/oauth';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import { type SocialProvider } from '../../../api/generated/model/socialProvider';

export type { SocialProvider };

/** Why somebody was sent to a provider. */
export type SocialOrigin = 'login' | 'signup' | 'settings';

/** What a browser comes back with. */
export interface SocialReturn {
  provider: string;
  from: SocialOrigin;
  code: string;
  state: string;
}

/** How a way to a provider and back ends. */
export type SocialOutcome =
  | { kind: 'signedIn' | 'connected'; account: OwnAccount }
  /** Verified, and nobody here yet: the sign-up goes on with them. */
  | { kind: 'newcomer' }
  /** Signing up who has an account, or connecting who belongs to another one. */
  | { kind: 'registered' }
  | { kind: 'suspended' }
  /** The session that was to be connected is over. */
  | { kind: 'signedOut' }
  | { kind: 'failed' };

/** How the services are read that people can log in with here; they do not change while a page is open. */
export function socialProvidersQuery() {
  return { ...getListSocialProvidersQueryOptions(), staleTime: Infinity };
}

/** The services that people can log in with here. */
export function useSocialProviders() {
  return useQuery(socialProvidersQuery());
}

/** Begins the way to a provider; the answer is where to go. */
export function useBeginSocialLogin(from: 'login' | 'signup') {
  return useMutation({
    mutationFn: async (provider: string) => (await beginSocialLogin(provider, { from })).authUrl,
  });
}

/** Hands in what a provider sent a browser back with. The code is good once: nobody calls this twice with one. */
export async function completeReturn(
  returned: SocialReturn,
  queryClient: QueryClient,
): Promise<SocialOutcome> {
  try {
    return await ask(returned, queryClient);
  } catch (error) {
    const { statusCode, errorCode } = error instanceof ApiError ? error : new ApiError();
    if (errorCode === 'E0203') return { kind: 'registered' };
    if (errorCode === 'E0301') return { kind: 'suspended' };
    if (returned.from === 'settings') return { kind: statusCode === 401 ? 'signedOut' : 'failed' };
    return statusCode === 403 ? resume(returned, queryClient) : { kind: 'failed' };
  }
}

async function ask(
  { provider, from, ...returned }: SocialReturn,
  queryClient: QueryClient,
): Promise<SocialOutcome> {
  switch (from) {
    case 'signup': {
      const user = await getSocialUser(provider, { ...returned, unique: '1' });
      queryClient.setQueryData(getGetSocialUserQueryKey(provider), user);
      return { kind: 'newcomer' };
    }
    case 'settings': {
      const account = await withFreshProof(() => connectSocialLogin(provider, returned));
      queryClient.setQueryData(getGetOwnAccountQueryKey(), account);
      return { kind: 'connected', account };
    }
    case 'login':
      return logIn(provider, returned, queryClient);
  }
}

async function logIn(
  provider: string,
  returned: { code: string; state: string },
  queryClient: QueryClient,
): Promise<SocialOutcome> {
  try {
    const account = ownAccountIn(await logInWithProvider(provider, returned));
    queryClient.clear();
    queryClient.setQueryData(getGetOwnAccountQueryKey(), account);
    return { kind: 'signedIn', account };
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 404) throw error;
    queryClient.removeQueries({ queryKey: getGetSocialUserQueryKey(provider) });
    return { kind: 'newcomer' };
  }
}

/** Who reloads, or comes by the back button, shows a code a second time: if their sign-up waits here, it goes on. */
async function resume({ provider }: SocialReturn, queryClient: QueryClient): Promise<SocialOutcome> {
  try {
    const user = await getSocialUser(provider);
    queryClient.setQueryData(getGetSocialUserQueryKey(provider), user);
    return { kind: 'newcomer' };
  } catch {
    return { kind: 'failed' };
  }
}
