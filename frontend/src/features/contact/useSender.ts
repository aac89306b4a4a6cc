import { useGetOwnAccount } from '../../api/generated/accounts/accounts';
import { type OwnAccount } from '../../api/own-account';
import { useSignedInHint } from '../../hooks/useSignedInHint';

/** The signed-in sender, if any. `isKnown` turns true once that is settled. */
export function useSender(): { account: OwnAccount | null; isKnown: boolean } {
  const signedIn = useSignedInHint();
  const { data, isPending } = useGetOwnAccount({ query: { enabled: signedIn } });
  return { account: (signedIn ? data : null) ?? null, isKnown: !signedIn || !isPending };
}
