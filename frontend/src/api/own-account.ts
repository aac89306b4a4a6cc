import { type QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { getGetOwnAccountQueryOptions, useGetOwnAccount } from './generated/accounts/accounts';
import { type OwnAccount } from './generated/model/ownAccount';
import { type SessionTokens } from './generated/model/sessionTokens';
import { notifyOtherWindows } from './other-windows';

export type { OwnAccount };

/** The query for the signed-in account. */
export const ownAccountQuery = () => getGetOwnAccountQueryOptions();

interface OwnAccountOptions {
  /** False to use only what is cached: where guards have loaded the account, or nobody is signed in. */
  enabled?: boolean;
}

/** The signed-in account, preloaded by guards. Refetches on focus, since it may have changed on another machine. */
export function useOwnAccount({ enabled = true }: OwnAccountOptions = {}) {
  return useGetOwnAccount({ query: { enabled, refetchOnWindowFocus: 'always' } });
}

/** The account in a sign-in response. Browsers never receive tokens: only API programs that ask for them do. */
export function ownAccountFrom(response: OwnAccount | SessionTokens): OwnAccount {
  if ('accountId' in response) return response;
  throw new ApiError();
}

/** Clears the cache and stores the account of a sign-in response. Studios in other windows read it again. */
export function startSession(queryClient: QueryClient, response: OwnAccount | SessionTokens): OwnAccount {
  const account = ownAccountFrom(response);
  queryClient.clear();
  const { queryKey } = ownAccountQuery();
  queryClient.setQueryData(queryKey, account);
  notifyOtherWindows(queryKey);
  return account;
}
