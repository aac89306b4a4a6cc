import { logPageAccess } from '../../../api/generated/requests';
import { type LogPageAccessParams } from '../../../api/generated/model/logPageAccessParams';
import { PAGE_ACCESS_TIMEOUT_MS } from '../../../config/site';

/** The origin of the visit. */
export function documentReferrer(): 'none' | 'internal' | 'external' {
  if (document.referrer === '') return 'none';
  return document.referrer.startsWith(`${window.location.origin}/`) ? 'internal' : 'external';
}

/** Logs a page view, even when the page is left at once. Failures are ignored. */
export function sendPageAccess(access: Required<LogPageAccessParams>): void {
  const signal = AbortSignal.timeout(PAGE_ACCESS_TIMEOUT_MS);
  logPageAccess(access, { keepalive: true, signal }).catch(() => undefined);
}
