import { useGetOwnAccount } from '../../api/generated/accounts/accounts';
import { type OwnAccount } from '../../api/own-account';
import { useSignedInHint } from '../../hooks/useSignedInHint';

/** Who writes, as far as somebody is signed in; `isKnown` once that is settled. Visitors are asked nothing. */
export function useSender(): { account: OwnAccount | null; isKnown: boolean } {
  const signedIn = useSignedInHint();
  const { data, isPending } = useGetOwnAccount({ query: { enabled: signedIn } });
  return { account: (signedIn ? data : null) ?? null, isKnown: !signedIn || !isPending };
}
