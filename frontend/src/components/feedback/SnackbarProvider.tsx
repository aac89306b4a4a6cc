import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { SNACKBAR_MS } from '../../config/site';
import { type Snackbar, SnackbarContext, type SnackbarOptions } from '../../hooks/useSnackbar';
import { messageText } from '../../i18n/message-text';
import { type MessageCode } from '../../i18n/messages';
import { useTranslation } from '../../i18n/useTranslation';
import { LiveRegion } from './LiveRegion';

interface ShownMessage extends SnackbarOptions {
  id: number;
  code: MessageCode;
  params?: Readonly<Record<string, string>>;
}

export interface SnackbarMessageProps extends SnackbarOptions {
  children: ReactNode;
  /** How long it is shown, in milliseconds. */
  shownMs: number;
  onTimeout: () => void;
}

interface SnackbarProviderProps {
  /** Renders a message. */
  Message: ComponentType<SnackbarMessageProps>;
  /** How long a message is shown, in milliseconds. */
  shownMs?: number | undefined;
  children: ReactNode;
}

/** Shows one message at a time, in a live region that is always rendered. */
export function SnackbarProvider({ Message, shownMs = SNACKBAR_MS, children }: SnackbarProviderProps) {
  const { t } = useTranslation(['common', 'messages']);
  const [message, setMessage] = useState<ShownMessage | null>(null);
  /** The ids of the latest message and of the latest rendered one. */
  const latest = useRef(0);
  const rendered = useRef(0);

  const snackbar = useMemo<Snackbar>(
    () => ({
      show: (code, ...[options]) => {
        latest.current += 1;
        setMessage({ ...options, id: latest.current, code });
      },
      hide: () => setMessage(null),
      dismissEarlier: () => {
        const last = rendered.current;
        setMessage((now) => (now !== null && now.id > last ? now : null));
      },
    }),
    [],
  );

  // Runs after the effects of overlays, which are further down in the tree.
  useEffect(() => {
    if (message !== null) rendered.current = message.id;
  }, [message]);

  return (
    <SnackbarContext value={snackbar}>
      {children}
      <LiveRegion>
        <div role="status" aria-live="polite">
          {message !== null && (
            <Message key={message.id} {...message} shownMs={shownMs} onTimeout={snackbar.hide}>
              {messageText(t, message.code, message.params)}
            </Message>
          )}
        </div>
      </LiveRegion>
    </SnackbarContext>
  );
}
