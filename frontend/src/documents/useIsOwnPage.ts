import { useEffect, useState } from 'react';
import { getAccount } from '../api/generated/requests';
import { useSignedInHint } from '../hooks/useSignedInHint';

/**
 * Whether the page belongs to the person who looks at it. The server renders for visitors, so the browser asks, and
 * only where somebody is signed in.
 */
export function useIsOwnPage(displayId: string): boolean {
  const signedIn = useSignedInHint();
  const [isMine, setMine] = useState(false);
  useEffect(() => {
    if (!signedIn) return;
    const left = new AbortController();
    getAccount(displayId, { signal: left.signal }).then(
      ({ isMe }) => setMine(isMe),
      // A page that nobody could be asked about is a visitor's.
      () => undefined,
    );
    return () => left.abort();
  }, [signedIn, displayId]);
  return signedIn && isMine;
}
