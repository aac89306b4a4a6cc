import { useEffect } from 'react';
import { startLinkSwitch } from '../../config/link-switch';
import { useSignedInHint } from '../../hooks/useSignedInHint';

interface LinkSwitchProps {
  pid: string;
  /** The URL of the script. */
  script: string;
}

/** Starts LinkSwitch for visitors, not for signed-in accounts. */
export default function LinkSwitch({ pid, script }: LinkSwitchProps) {
  const isSignedIn = useSignedInHint();
  useEffect(() => {
    if (!isSignedIn) startLinkSwitch(pid, script);
  }, [isSignedIn, pid, script]);
  return null;
}
