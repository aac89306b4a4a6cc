import { useQueryClient } from '@tanstack/react-query';
import { ApiError, statusOf } from '../../../api/api-error';
import { type BeginSocialLoginFrom } from '../../../api/generated/model/beginSocialLoginFrom';
import { type GetSocialUserParams } from '../../../api/generated/model/getSocialUserParams';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import {
  getGetSocialUserQueryKey,
  getGetSocialUserQueryOptions,
  useConnectSocialLogin,
  useLogInWithProvider,
} from '../../../api/generated/oauth/oauth';
import { ownAccountFrom, ownAccountQuery } from '../../../api/own-account';

/** What a browser comes back with. */
interface SocialCallback {
  provider: string;
  /** Why somebody was sent to the provider. */
  from: BeginSocialLoginFrom;
  code: string;
  state: string;
}

/** How a way to a provider and back ends. */
export type SocialOutcome =
  | { kind: 'signedIn'; account: OwnAccount }
  | { kind: 'connected' }
  /** Verified, and nobody here yet: the sign-up goes on with them. */
  | { kind: 'newcomer' }
  /** Signing up who has an account, or connecting who belongs to another one. */
  | { kind: 'registered' }
  | { kind: 'suspended' }
  /** The session that was to be connected is over. */
  | { kind: 'signedOut' }
  | { kind: 'failed' };

/** Hands in what a provider sent a browser back with. The code is good once: nobody calls this twice with one. */
export function useCompleteReturn(): (returned: SocialCallback) => Promise<SocialOutcome> {
  const queryClient = useQueryClient();
  const { mutateAsync: logInWithProvider } = useLogInWithProvider();
  const { mutateAsync: connect } = useConnectSocialLogin();
  const { queryKey: ownAccountKey } = ownAccountQuery();

  const meet = async (provider: string, params?: GetSocialUserParams): Promise<SocialOutcome> => {
    // Kept as who waits for the sign-up, whatever showed who it is.
    const query = { queryKey: getGetSocialUserQueryKey(provider), retry: false, staleTime: 0 };
    await queryClient.query(getGetSocialUserQueryOptions(provider, params, { query }));
    return { kind: 'newcomer' };
  };

  const logIn = async (
    provider: string,
    data: Pick<SocialCallback, 'code' | 'state'>,
  ): Promise<SocialOutcome> => {
    try {
      const account = ownAccountFrom(await logInWithProvider({ provider, data }));
      queryClient.clear();
      queryClient.setQueryData(ownAccountKey, account);
      return { kind: 'signedIn', account };
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
      queryClient.removeQueries({ queryKey: getGetSocialUserQueryKey(provider) });
      return { kind: 'newcomer' };
    }
  };

  const handIn = async ({ provider, from, ...data }: SocialCallback): Promise<SocialOutcome> => {
    switch (from) {
      case 'login':
        return logIn(provider, data);
      case 'signup':
        return meet(provider, { ...data, unique: '1' });
      case 'settings':
        queryClient.setQueryData(ownAccountKey, await connect({ provider, data }));
        return { kind: 'connected' };
    }
  };

  return async (returned) => {
    try {
      return await handIn(returned);
    } catch (error) {
      const { statusCode, errorCode } = error instanceof ApiError ? error : new ApiError();
      if (errorCode === 'E0203') return { kind: 'registered' };
      if (errorCode === 'E0301') return { kind: 'suspended' };
      if (returned.from === 'settings') return { kind: statusCode === 401 ? 'signedOut' : 'failed' };
      if (statusCode !== 403) return { kind: 'failed' };
      // Who reloads, or comes by the back button, shows a code a second time: if their sign-up waits here, it goes on.
      return meet(returned.provider).catch(() => ({ kind: 'failed' }));
    }
  };
}
