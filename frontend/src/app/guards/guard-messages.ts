import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnackbar } from '../../hooks/useSnackbar';
import { type PlainMessageCode } from '../../i18n/messages';

/** A redirect carries only an address, so its message waits here. Guards run in browsers only. */
let pending: PlainMessageCode | null = null;

/** Shows a message on the next page. */
export function queueMessage(code: PlainMessageCode): void {
  pending = code;
}

/** Shows the message of a guard once its redirect is done. */
export function useGuardMessages(): void {
  const { show } = useSnackbar();
  const { key } = useLocation();
  useEffect(() => {
    if (pending === null) return;
    show(pending);
    pending = null;
  }, [key, show]);
}
