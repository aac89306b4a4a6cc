import { listEmergencies } from '../api/generated/requests';
import { MAINTENANCE_EVENT } from '../api/http-client';
import { STORAGE_KEYS } from '../config/storage-keys';
import { MAINTENANCE_POLL_MS, RELOAD_GUARD_MS } from '../config/site';
import { hasUnsavedInput } from '../hooks/useUnsavedWarning';

interface MaintenanceWatch {
  /** Whether this is the maintenance page. */
  isClosedPage: boolean;
  reload?: () => void;
}

/** Whether the site is open, by a call that the server answers from memory. */
function isSiteOpen(): Promise<boolean> {
  return listEmergencies({ cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * Reloads an open page when a call is refused because of maintenance, unless input would be lost; the server answers with
 * the maintenance page. Reloads that page once the site is open again. Returns a function that stops it.
 */
export function watchMaintenance({
  isClosedPage,
  reload = () => window.location.reload(),
}: MaintenanceWatch): () => void {
  let closed = isClosedPage;

  /** Rate-limited: several servers may not learn of the maintenance at the same time. */
  const showClosedPage = (): void => {
    const last = Number(window.sessionStorage.getItem(STORAGE_KEYS.reloadedAt) ?? 0);
    if (hasUnsavedInput() || Date.now() - last < RELOAD_GUARD_MS) return;
    window.sessionStorage.setItem(STORAGE_KEYS.reloadedAt, String(Date.now()));
    reload();
  };

  const check = async (): Promise<void> => {
    if (!closed || document.visibilityState === 'hidden') return;
    if (!(await isSiteOpen())) return;
    if (isClosedPage) reload();
    else closed = false;
  };

  const onClosed = (): void => {
    if (isClosedPage) return;
    closed = true;
    showClosedPage();
  };
  const onCheck = () => void check();
  window.addEventListener(MAINTENANCE_EVENT, onClosed);
  const timer = setInterval(onCheck, MAINTENANCE_POLL_MS);
  document.addEventListener('visibilitychange', onCheck);
  return () => {
    window.removeEventListener(MAINTENANCE_EVENT, onClosed);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onCheck);
  };
}
