import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnackbar } from '../../hooks/useSnackbar';
import { type PlainMessageCode } from '../../i18n/messages';

/** A redirect carries nothing but an address: what a guard has to say waits here until the page it leads to is open. */
let waiting: PlainMessageCode | null = null;

/** Leaves a message for the page that opens next. Guards run in browsers only, where there is one page at a time. */
export function queueMessage(code: PlainMessageCode): void {
  waiting = code;
}

/** Shows what a guard has left, once the page it led to is open. */
export function useGuardMessages(): void {
  const { show } = useSnackbar();
  const { key } = useLocation();
  useEffect(() => {
    if (waiting === null) return;
    show(waiting);
    waiting = null;
  }, [key, show]);
}
