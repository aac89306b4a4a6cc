import { logPageAccess } from '../../../api/generated/requests';
import { type LogPageAccessParams } from '../../../api/generated/model/logPageAccessParams';
import { LOG_TIMEOUT_MS } from '../../../config/site';

/** Runs `work` when somebody sees the page: a prerendered page may never be shown. Returns a function that cancels it. */
function whenShown(work: () => void): () => void {
  if (!('prerendering' in document) || document.prerendering !== true) {
    work();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', work, { once: true });
  return () => document.removeEventListener('prerenderingchange', work);
}

/** Logs a page view, even when the page is left at once. Failures are ignored. Returns a function that cancels it. */
export function sendPageAccess(access: LogPageAccessParams): () => void {
  return whenShown(() => {
    const signal = AbortSignal.timeout(LOG_TIMEOUT_MS);
    logPageAccess(access, { keepalive: true, signal }).catch(() => undefined);
  });
}
