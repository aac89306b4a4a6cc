import { LIMITS, readId } from '@hitohira/backend/rules';
import { readStored, store } from './device-store';

/** What visitors can save as favorites on their device. */
export type FavoriteKind = 'contents' | 'items';

/** The localStorage keys; the privacy policy lists them. */
export const FAVORITE_KEYS: Record<FavoriteKind, string> = {
  contents: 'favoriteContents',
  items: 'favoriteItems',
};

/** The last parsed lists, so that hundreds of favorite buttons do not each parse them. */
const cache: Partial<Record<FavoriteKind, { stored: string; ids: readonly number[] }>> = {};

/** The favorites on this device, newest first; the same array until they change. */
export function readFavorites(kind: FavoriteKind): readonly number[] {
  const stored = readStored(FAVORITE_KEYS[kind]) ?? '';
  const cached = cache[kind];
  if (cached?.stored === stored) return cached.ids;
  const valid = stored.split(',').flatMap((id) => readId(id) ?? []);
  const ids = [...new Set(valid)].slice(0, LIMITS.byIds.max);
  cache[kind] = { stored, ids };
  return ids;
}

/**
 * Adds or removes a favorite. The oldest one is dropped at the limit.
 *
 * @returns whether it is a favorite now
 * @throws if storage is full or blocked
 */
export function toggleFavorite(kind: FavoriteKind, id: number): boolean {
  const ids = readFavorites(kind);
  const isAdded = !ids.includes(id);
  write(kind, isAdded ? [id, ...ids].slice(0, LIMITS.byIds.max) : ids.filter((each) => each !== id));
  return isAdded;
}

/** Removes favorites whose content or item no longer exists. */
export function removeFavorites(kind: FavoriteKind, ids: readonly number[]): void {
  const removed = new Set(ids);
  const before = readFavorites(kind);
  const after = before.filter((id) => !removed.has(id));
  if (after.length < before.length) write(kind, after);
}

function write(kind: FavoriteKind, ids: readonly number[]): void {
  store(FAVORITE_KEYS[kind], ids.join(','));
}
