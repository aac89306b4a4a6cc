import { Check } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { SNACKBAR_MS } from '../../config/site';
import { type Snackbar, SnackbarContext, type SnackbarOptions } from '../../hooks/useSnackbar';
import { messageWords } from '../../i18n/message-words';
import { type MessageCode } from '../../i18n/messages';
import { useTranslation } from '../../i18n/useTranslation';
import { LiveRegion } from './LiveRegion';
import styles from './SnackbarProvider.module.css';

interface Message extends SnackbarOptions {
  id: number;
  code: MessageCode;
  params?: Readonly<Record<string, string>>;
}

function liftOf(message: Message | null): CSSProperties {
  return message?.bottomPx === undefined
    ? {}
    : ({ '--bottom-lift': `${String(message.bottomPx)}px` } as CSSProperties);
}

/**
 * Holds the one message on the screen. The live region is always there and never hidden, so that what enters it is
 * announced. A message stays as long as the pointer or the keyboard is on it, and its five seconds begin anew when they
 * leave.
 */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common', 'messages']);
  const [message, setMessage] = useState<Message | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isHeld = held.pointer || held.focus;
  /** The latest message, and the latest that has been on the screen: no two have the same number. */
  const told = useRef(0);
  const seen = useRef(0);

  const snackbar = useMemo<Snackbar>(
    () => ({
      show: (code, ...[options]) => {
        told.current += 1;
        setHeld({ pointer: false, focus: false });
        setMessage({ ...options, id: told.current, code });
      },
      hide: () => setMessage(null),
      giveWay: () => {
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

  useEffect(() => {
    if (message === null || isHeld) return;
    const timer = setTimeout(() => setMessage(null), SNACKBAR_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld]);

  return (
    <SnackbarContext value={snackbar}>
      {children}
      <LiveRegion>
        <div className={styles.place} role="status" aria-live="polite" style={liftOf(message)}>
          {message !== null && (
            <div
              className={styles.slip}
              key={message.id}
              data-color={message.color ?? 'DEFAULT'}
              onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
              onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
              onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
              onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
            >
              {message.color === 'SUCCESS' && <Check size={18} aria-hidden />}
              <span className={styles.words}>{messageWords(t, message.code, message.params)}</span>
              {message.action}
            </div>
          )}
        </div>
      </LiveRegion>
    </SnackbarContext>
  );
}
