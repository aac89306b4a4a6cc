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
import { ownAccountQuery, startSession } from '../../../api/own-account';

/** The parameters of the provider's redirect. */
interface SocialCallback {
  provider: string;
  /** The purpose of the redirect. */
  from: BeginSocialLoginFrom;
  code: string;
  state: string;
}

/** The outcome of a social login. */
export type SocialOutcome =
  | { kind: 'signedIn'; account: OwnAccount }
  | { kind: 'connected' }
  /** Verified, without an account: the sign-up continues. */
  | { kind: 'newcomer' }
  /** The sign-up of an existing user, or the connection of a login that belongs to another account. */
  | { kind: 'registered' }
  | { kind: 'suspended' }
  /** The session to connect has ended. */
  | { kind: 'signedOut' }
  | { kind: 'failed' };

/** Submits the parameters of the provider's redirect. The code is single-use. */
export function useCompleteReturn(): (returned: SocialCallback) => Promise<SocialOutcome> {
  const queryClient = useQueryClient();
  const { mutateAsync: logInWithProvider } = useLogInWithProvider();
  const { mutateAsync: connect } = useConnectSocialLogin();
  const { queryKey: ownAccountKey } = ownAccountQuery();

  const verify = async (provider: string, params?: GetSocialUserParams): Promise<SocialOutcome> => {
    // Cached for the sign-up form.
    const query = { queryKey: getGetSocialUserQueryKey(provider), retry: false, staleTime: 0 };
    await queryClient.query(getGetSocialUserQueryOptions(provider, params, { query }));
    return { kind: 'newcomer' };
  };

  const logIn = async (
    provider: string,
    data: Pick<SocialCallback, 'code' | 'state'>,
  ): Promise<SocialOutcome> => {
    try {
      const response = await logInWithProvider({ provider, data });
      return { kind: 'signedIn', account: startSession(queryClient, response) };
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
      queryClient.removeQueries({ queryKey: getGetSocialUserQueryKey(provider) });
      return { kind: 'newcomer' };
    }
  };

  const submit = async ({ provider, from, ...data }: SocialCallback): Promise<SocialOutcome> => {
    switch (from) {
      case 'login':
        return logIn(provider, data);
      case 'signup':
        return verify(provider, { ...data, unique: '1' });
      case 'settings':
        queryClient.setQueryData(ownAccountKey, await connect({ provider, data }));
        return { kind: 'connected' };
    }
  };

  return async (returned) => {
    try {
      return await submit(returned);
    } catch (error) {
      const { statusCode, errorCode } = error instanceof ApiError ? error : new ApiError();
      if (errorCode === 'E0203') return { kind: 'registered' };
      if (errorCode === 'E0301') return { kind: 'suspended' };
      if (returned.from === 'settings') return { kind: statusCode === 401 ? 'signedOut' : 'failed' };
      if (statusCode !== 403) return { kind: 'failed' };
      // A reload or the back button repeats a used code: a pending sign-up continues.
      return verify(returned.provider).catch(() => ({ kind: 'failed' }));
    }
  };
}
