import { useQueryClient } from '@tanstack/react-query';
import { useDisconnectSocialLogin } from '../../../api/generated/oauth/oauth';
import { ownAccountQuery } from '../../../api/own-account';

/**
 * Disconnects a social login.
 *
 * @param onEnded called even if the component has unmounted
 */
export function useDisconnect(onEnded: () => void) {
  const queryClient = useQueryClient();
  return useDisconnectSocialLogin({
    mutation: {
      onSuccess: onEnded,
      // Even a refusal means that the cached account is outdated.
      onSettled: () => queryClient.invalidateQueries({ queryKey: ownAccountQuery().queryKey }),
    },
  });
}
