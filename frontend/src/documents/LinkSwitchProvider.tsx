import { type ReactNode, useContext, useMemo } from 'react';
import { LinkSwitchContext } from '../components/page/advertising';
import { DocumentContext } from './document-context';

interface LinkSwitchProviderProps {
  /** The creator's LinkSwitch id; null to disable it. */
  pid: string | null;
  children: ReactNode;
}

/** Enables LinkSwitch in a part of a document. */
export function LinkSwitchProvider({ pid, children }: LinkSwitchProviderProps) {
  const { linkSwitch: script } = useContext(DocumentContext);
  const run = useMemo(() => (pid === null ? null : { pid, script }), [pid, script]);
  return <LinkSwitchContext value={run}>{children}</LinkSwitchContext>;
}
