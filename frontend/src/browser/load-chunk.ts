import { STORAGE_KEYS } from '../config/storage-keys';
import { RELOAD_GUARD_MS } from '../config/site';

/**
 * Fetches a chunk that is needed now. A new release takes the old chunks away: a page that misses one loads itself anew,
 * once in a while at most, and until then nothing comes of the fetch. Missed again, it is a failure like any other.
 */
export async function loadChunk<Chunk>(
  fetchChunk: () => Promise<Chunk>,
  reload: () => void = () => window.location.reload(),
): Promise<Chunk> {
  try {
    return await fetchChunk();
  } catch (error) {
    // The server has its chunks at hand; what it misses, it misses for good.
    if (typeof window === 'undefined') throw error;
    const last = Number(window.sessionStorage.getItem(STORAGE_KEYS.reloadedAt) ?? 0);
    if (Date.now() - last < RELOAD_GUARD_MS) throw error;
    window.sessionStorage.setItem(STORAGE_KEYS.reloadedAt, String(Date.now()));
    reload();
    return new Promise(() => undefined);
  }
}
