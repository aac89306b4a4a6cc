import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../api/api-error';
import { getGetOwnAccountQueryOptions } from '../../../api/generated/accounts/accounts';
import {
  beginSocialLogin,
  disconnectSocialLogin,
  getListSocialProvidersQueryOptions,
} from '../../../api/generated/oauth/oauth';
import { type SocialProvider } from '../../../api/generated/model/socialProvider';

export type { SocialProvider };

/** The services that one can log in with here. */
export function useSocialProviders() {
  return useQuery(getListSocialProvidersQueryOptions());
}

/** Begins the way to a service, where its owner agrees to be connected; the answer is where to go. */
export function useBeginConnection() {
  return useMutation({
    mutationFn: async (provider: string) => (await beginSocialLogin(provider, { from: 'settings' })).authUrl,
  });
}

/**
 * Ends a connection. One that has ended meanwhile has ended: that is no failure.
 *
 * @param onEnded told although what asked for it is not shown any more
 */
export function useDisconnect(onEnded: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (provider: string) => {
      try {
        await disconnectSocialLogin(provider);
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    },
    onSuccess: onEnded,
    // Refused or not, the account is no longer what the page showed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: getGetOwnAccountQueryOptions().queryKey }),
  });
}
