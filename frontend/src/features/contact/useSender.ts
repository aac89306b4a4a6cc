import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { useSignedInHint } from '../../hooks/useSignedInHint';

/** The signed-in sender, if any. `isKnown` turns true once that is settled. */
export function useSender(): { account: OwnAccount | null; isKnown: boolean } {
  const signedIn = useSignedInHint();
  const { data, isPending } = useOwnAccount({ enabled: signedIn });
  return { account: (signedIn ? data : null) ?? null, isKnown: !signedIn || !isPending };
}
