import { type ReactNode, useContext, useMemo } from 'react';
import { LinkSwitchContext } from '../components/page/advertising';
import { DocumentContext } from './document-context';

interface LinkSwitchProviderProps {
  /** The creator's id at LinkSwitch; null where it is not to run. */
  pid: string | null;
  children: ReactNode;
}

/** Around the parts of a document in which LinkSwitch may run for its creator. */
export function LinkSwitchProvider({ pid, children }: LinkSwitchProviderProps) {
  const { linkSwitch: script } = useContext(DocumentContext);
  const run = useMemo(() => (pid === null ? null : { pid, script }), [pid, script]);
  return <LinkSwitchContext value={run}>{children}</LinkSwitchContext>;
}
