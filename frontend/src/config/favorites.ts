import { LIMITS, readId } from '@hitohira/backend/rules';
import { keep, readStored } from './device-store';

/** What visitors keep on their device. */
export type FavoriteKind = 'contents' | 'items';

/** Under which names they are kept there: the privacy policy tells of them. */
export const FAVORITE_KEYS: Record<FavoriteKind, string> = {
  contents: 'favoriteContents',
  items: 'favoriteItems',
};

/** What was read last, so that hundreds of hearts on a page do not each read the list anew. */
const lastRead: Partial<Record<FavoriteKind, { stored: string; ids: readonly number[] }>> = {};

/**
 * The ids that are kept on this device, newest first; the same list until it changes. What is no id, or is there twice,
 * was not written by the page.
 */
export function readFavorites(kind: FavoriteKind): readonly number[] {
  const stored = readStored(FAVORITE_KEYS[kind]) ?? '';
  const last = lastRead[kind];
  if (last?.stored === stored) return last.ids;
  const written = stored.split(',').flatMap((id) => readId(id) ?? []);
  const ids = [...new Set(written)].slice(0, LIMITS.byIds.max);
  lastRead[kind] = { stored, ids };
  return ids;
}

/**
 * Keeps what was not kept, newest first, and lets go of what was: the oldest goes where there is no room. What is read
 * anew is what another window may have written meanwhile.
 *
 * @returns whether it is kept now
 * @throws where the device has no room, or lets no site keep anything; what was kept before stays
 */
export function toggleFavorite(kind: FavoriteKind, id: number): boolean {
  const kept = readFavorites(kind);
  const isAdded = !kept.includes(id);
  write(kind, isAdded ? [id, ...kept].slice(0, LIMITS.byIds.max) : kept.filter((each) => each !== id));
  return isAdded;
}

/** Lets go of what is not there any more. */
export function removeFavorites(kind: FavoriteKind, ids: readonly number[]): void {
  const gone = new Set(ids);
  const kept = readFavorites(kind);
  const left = kept.filter((id) => !gone.has(id));
  if (left.length < kept.length) write(kind, left);
}

function write(kind: FavoriteKind, ids: readonly number[]): void {
  keep(FAVORITE_KEYS[kind], ids.join(','));
}
