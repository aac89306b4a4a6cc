import { useQueryClient } from '@tanstack/react-query';
import { getListSessionsQueryKey } from './generated/auth/auth';
import { type OwnAccount, ownAccountQuery } from './own-account';

/** Updates the cache after a change of e-mail address or password, which ends all other sessions. */
export function useAfterCredentialChange() {
  const queryClient = useQueryClient();
  return (account: OwnAccount) => {
    queryClient.setQueryData(ownAccountQuery().queryKey, account);
    return queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey(), refetchType: 'none' });
  };
}
