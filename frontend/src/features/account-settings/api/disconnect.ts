import { useQueryClient } from '@tanstack/react-query';
import { useDisconnectSocialLogin } from '../../../api/generated/oauth/oauth';
import { ownAccountQuery } from '../../../api/own-account';

/**
 * Ends a connection.
 *
 * @param onEnded told although what asked for it is not shown any more
 */
export function useDisconnect(onEnded: () => void) {
  const queryClient = useQueryClient();
  return useDisconnectSocialLogin({
    mutation: {
      onSuccess: onEnded,
      // Refused or not, the account is no longer what the page showed.
      onSettled: () => queryClient.invalidateQueries({ queryKey: ownAccountQuery().queryKey }),
    },
  });
}
