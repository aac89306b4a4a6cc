import { logPageAccess } from '../../../api/generated/requests';
import { type LogPageAccessParams } from '../../../api/generated/model/logPageAccessParams';
import { PAGE_ACCESS_TIMEOUT_MS } from '../../../config/site';

/** Where the visitor of a document came from. */
export function documentReferrer(): 'none' | 'internal' | 'external' {
  if (document.referrer === '') return 'none';
  return document.referrer.startsWith(`${window.location.origin}/`) ? 'internal' : 'external';
}

/** Tells the server that a page was opened; also where it is left at once. Nobody is told where that fails. */
export function tellPageAccess(access: Required<LogPageAccessParams>): void {
  const signal = AbortSignal.timeout(PAGE_ACCESS_TIMEOUT_MS);
  logPageAccess(access, { keepalive: true, signal }).catch(() => undefined);
}
