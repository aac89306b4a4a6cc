import { useEffect } from 'react';
import { startLinkSwitch } from '../config/start-link-switch';
import { useSignedInHint } from '../hooks/useSignedInHint';

/** Lets visitors' clicks on this page pay its creator. Who is signed in is no visitor: for them nothing is fetched. */
export default function LinkSwitch({ pid }: { pid: string }) {
  const isSignedIn = useSignedInHint();
  useEffect(() => {
    if (!isSignedIn) startLinkSwitch(pid);
  }, [isSignedIn, pid]);
  return null;
}
