import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Snackbar, SnackbarContext, type SnackbarOptions } from '../../hooks/useSnackbar';
import { type MessageCode, messageText } from '../../i18n/messages';
import { useTranslation } from '../../i18n/useTranslation';
import { LiveRegion } from './LiveRegion';

interface Message extends SnackbarOptions {
  id: number;
  code: MessageCode;
  params?: Readonly<Record<string, string>>;
}

export interface SnackbarMessageProps extends SnackbarOptions {
  /** What it says. */
  children: ReactNode;
  /** Told when its time is over. */
  onOver: () => void;
}

interface SnackbarProviderProps {
  /** What a message stands on, for as long as it is shown. */
  Slip: ComponentType<SnackbarMessageProps>;
  children: ReactNode;
}

/**
 * Holds the one message on the screen. The live region is always there and never hidden, so that what enters it is
 * announced.
 */
export function SnackbarProvider({ Slip, children }: SnackbarProviderProps) {
  const { t } = useTranslation(['common', 'messages']);
  const [message, setMessage] = useState<Message | null>(null);
  /** The latest message, and the latest that has been on the screen: no two have the same number. */
  const told = useRef(0);
  const seen = useRef(0);

  const snackbar = useMemo<Snackbar>(
    () => ({
      show: (code, ...[options]) => {
        told.current += 1;
        setMessage({ ...options, id: told.current, code });
      },
      hide: () => setMessage(null),
      dismissEarlier: () => {
        const last = seen.current;
        setMessage((now) => (now !== null && now.id > last ? now : null));
      },
    }),
    [],
  );

  // What stands over the page tells of it first: it is further down.
  useEffect(() => {
    if (message !== null) seen.current = message.id;
  }, [message]);

  return (
    <SnackbarContext value={snackbar}>
      {children}
      <LiveRegion>
        <div role="status" aria-live="polite">
          {message !== null && (
            <Slip key={message.id} {...message} onOver={snackbar.hide}>
              {messageText(t, message.code, message.params)}
            </Slip>
          )}
        </div>
      </LiveRegion>
    </SnackbarContext>
  );
}
