import { useQueryClient } from '@tanstack/react-query';
import { getListSessionsQueryKey } from './generated/auth/auth';
import { type OwnAccount, ownAccountQuery } from './own-account';

/** What follows a change of e-mail address or password: the account is as answered, and every other session has ended. */
export function useAfterCredentialChange() {
  const queryClient = useQueryClient();
  return (account: OwnAccount) => {
    queryClient.setQueryData(ownAccountQuery().queryKey, account);
    return queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey(), refetchType: 'none' });
  };
}
