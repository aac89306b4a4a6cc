import { getGetOwnAccountQueryOptions, useGetOwnAccount } from './generated/accounts/accounts';
import { type OwnAccount } from './generated/model/ownAccount';

export type { OwnAccount };

/** The account of the person who is signed in. */
export const ownAccountQuery = () => getGetOwnAccountQueryOptions();

/**
 * The own account, loaded by the guards before a page opens. It may have been changed elsewhere since: other windows of
 * this browser tell of it, and whoever comes back from another machine has it read anew.
 */
export function useOwnAccount() {
  return useGetOwnAccount({ query: { refetchOnWindowFocus: 'always' } });
}
