import { logPageAccess } from '../../../api/generated/requests';
import { type LogPageAccessParams } from '../../../api/generated/model/logPageAccessParams';
import { PAGE_ACCESS_TIMEOUT_MS } from '../../../config/site';

/** Tells the server that a page was opened; also where it is left at once. Nobody is told where that fails. */
export function tellPageAccess(access: Required<LogPageAccessParams>): void {
  const signal = AbortSignal.timeout(PAGE_ACCESS_TIMEOUT_MS);
  logPageAccess(access, { keepalive: true, signal }).catch(() => undefined);
}
