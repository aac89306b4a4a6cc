import { RELOAD_GUARD_MS } from '../config/site';

const STORAGE_KEY = 'reloadedAt';

/** A new release takes the old chunks away: a page that misses one loads itself anew, once in a while at most. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(window.sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < RELOAD_GUARD_MS) return;
    event.preventDefault();
    window.sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    window.location.reload();
  });
}
