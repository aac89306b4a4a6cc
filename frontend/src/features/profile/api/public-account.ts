import { useQuery } from '@tanstack/react-query';
import { getAccount, getGetAccountQueryOptions } from '../../../api/generated/accounts/accounts';
import { type BlockName } from '../../../api/generated/model/blockName';
import { type PublicAccount } from '../../../api/generated/model/publicAccount';
import { useSignedInHint } from '../../../hooks/useSignedInHint';

export type { BlockName, PublicAccount };

/** The public account behind an address. Display IDs are the same in any case, so is the place they are kept under. */
export function publicAccountQuery(displayId: string) {
  return getGetAccountQueryOptions(displayId.toLowerCase());
}

/** The account of a public page: from the server's HTML where it came with it, else asked for. */
export function usePublicAccount(displayId: string) {
  return useQuery(publicAccountQuery(displayId));
}

/** The account of a public page as far as it is known here: nothing is asked for. */
export function useKnownPublicAccount(displayId: string): PublicAccount | undefined {
  return useQuery({ ...publicAccountQuery(displayId), enabled: false }).data;
}

/**
 * Whether the page belongs to the person who looks at it. The server renders for visitors, so the browser asks, and
 * only where somebody is signed in.
 */
export function useIsOwnPage(displayId: string): boolean {
  const signedIn = useSignedInHint();
  const { data } = useQuery({
    queryKey: [...publicAccountQuery(displayId).queryKey, 'viewer'],
    queryFn: async ({ signal }) => (await getAccount(displayId, { signal })).isMe,
    enabled: signedIn,
  });
  return signedIn && data === true;
}
