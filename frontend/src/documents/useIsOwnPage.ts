import { useEffect, useState } from 'react';
import { getAccount } from '../api/generated/requests';
import { useSignedInHint } from '../hooks/useSignedInHint';

/** Whether the page belongs to the signed-in account. Checked in the browser, since the server renders for visitors. */
export function useIsOwnPage(displayId: string): boolean {
  const signedIn = useSignedInHint();
  const [isOwn, setIsOwn] = useState(false);
  useEffect(() => {
    if (!signedIn) return;
    const controller = new AbortController();
    getAccount(displayId, { signal: controller.signal }).then(
      ({ isMe }) => setIsOwn(isMe),
      () => undefined,
    );
    return () => controller.abort();
  }, [signedIn, displayId]);
  return signedIn && isOwn;
}
