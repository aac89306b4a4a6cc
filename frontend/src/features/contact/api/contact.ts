import { useMutation, useQuery } from '@tanstack/react-query';
import { getGetOwnAccountQueryOptions } from '../../../api/generated/accounts/accounts';
import { sendContactMessage } from '../../../api/generated/contact/contact';
import { type ContactMessage } from '../../../api/generated/model/contactMessage';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import { useSignedInHint } from '../../../hooks/useSignedInHint';

export type { ContactMessage };

/** Who writes, as far as somebody is signed in; `isKnown` once that is settled. Visitors are asked nothing. */
export function useSender(): { account: OwnAccount | null; isKnown: boolean } {
  const signedIn = useSignedInHint();
  const { data, isPending } = useQuery({ ...getGetOwnAccountQueryOptions(), enabled: signedIn });
  return { account: (signedIn ? data : null) ?? null, isKnown: !signedIn || !isPending };
}

/** Sends a message to the operator. */
export function useSendMessage() {
  return useMutation({ mutationFn: (message: ContactMessage) => sendContactMessage(message) });
}
