import { STORAGE_KEYS } from '../config/storage-keys';
import { RELOAD_GUARD_MS } from '../config/site';

/**
 * Loads a chunk. A new release removes old chunks: if one is missing, the page reloads and the promise stays pending.
 *
 * @throws the error of the fetch on the server, or if the page has just been reloaded
 */
export async function loadChunk<Chunk>(
  fetchChunk: () => Promise<Chunk>,
  reload: () => void = () => window.location.reload(),
): Promise<Chunk> {
  try {
    return await fetchChunk();
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    const last = Number(window.sessionStorage.getItem(STORAGE_KEYS.reloadedAt) ?? 0);
    if (Date.now() - last < RELOAD_GUARD_MS) throw error;
    window.sessionStorage.setItem(STORAGE_KEYS.reloadedAt, String(Date.now()));
    reload();
    return new Promise(() => undefined);
  }
}
