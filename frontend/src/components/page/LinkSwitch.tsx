import { useEffect } from 'react';
import { startLinkSwitch } from '../../config/link-switch';
import { useSignedInHint } from '../../hooks/useSignedInHint';

interface LinkSwitchProps {
  pid: string;
  /** Where the script lies. */
  script: string;
}

/** Lets visitors' clicks on this page pay its creator. Who is signed in is no visitor: for them nothing is fetched. */
export default function LinkSwitch({ pid, script }: LinkSwitchProps) {
  const isSignedIn = useSignedInHint();
  useEffect(() => {
    if (!isSignedIn) startLinkSwitch(pid, script);
  }, [isSignedIn, pid, script]);
  return null;
}
