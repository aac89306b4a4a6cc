import { listEmergencies } from '../api/generated/requests';
import { MAINTENANCE_EVENT } from '../api/http-client';
import { STORAGE_KEYS } from '../config/storage-keys';
import { MAINTENANCE_POLL_MS, RELOAD_GUARD_MS } from '../config/site';
import { hasUnsavedInput } from '../hooks/useUnsavedWarning';

interface MaintenanceWatch {
  /** Whether the document is the page of maintenance. */
  isClosedPage: boolean;
  reload?: () => void;
}

/** Whether the site is open, from the server's memory. A refusal is told to the window like that of any other call. */
function askWhetherOpen(): Promise<boolean> {
  return listEmergencies({ cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * Has an open tab follow maintenance: once a call was refused because the site is closed, the page is loaded anew, which
 * the server answers with the page of maintenance, in place; that page is loaded anew once the site is open. Words that
 * nobody else has are waited for. Answers how to stop.
 */
export function watchMaintenance({
  isClosedPage,
  reload = () => window.location.reload(),
}: MaintenanceWatch): () => void {
  let closed = isClosedPage;

  /** Once in a while at most: of two servers one may have heard of the closure before the other. */
  const showClosedPage = (): void => {
    const last = Number(window.sessionStorage.getItem(STORAGE_KEYS.reloadedAt) ?? 0);
    if (hasUnsavedInput() || Date.now() - last < RELOAD_GUARD_MS) return;
    window.sessionStorage.setItem(STORAGE_KEYS.reloadedAt, String(Date.now()));
    reload();
  };

  const look = async (): Promise<void> => {
    if (!closed || document.visibilityState === 'hidden') return;
    if (!(await askWhetherOpen())) return;
    if (isClosedPage) reload();
    else closed = false;
  };

  const onClosed = (): void => {
    if (isClosedPage) return;
    closed = true;
    showClosedPage();
  };
  const onLook = () => void look();
  window.addEventListener(MAINTENANCE_EVENT, onClosed);
  const timer = setInterval(onLook, MAINTENANCE_POLL_MS);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    window.removeEventListener(MAINTENANCE_EVENT, onClosed);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onLook);
  };
}
