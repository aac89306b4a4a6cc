import { LIMITS } from '@hitohira/backend/rules';

/** What visitors keep on their device. */
export type FavoriteKind = 'contents' | 'items';

const STORAGE_KEYS: Record<FavoriteKind, string> = {
  contents: 'favoriteContents',
  items: 'favoriteItems',
};

/** The ids that are kept on this device, newest first. What is no id was not written by the page. */
export function readFavorites(kind: FavoriteKind): number[] {
  const stored = window.localStorage.getItem(STORAGE_KEYS[kind]) ?? '';
  return stored
    .split(',')
    .filter((id) => /^[1-9]\d*$/.test(id))
    .map(Number);
}

type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back whenever what is kept changes, here or in another window of the site. Answers how to stop that. */
export function onFavoritesChange(listener: Listener): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Keeps what was not kept, newest first, and lets go of what was: the oldest goes where there is no room. What is read
 * anew is what another window may have written meanwhile.
 *
 * @returns whether it is kept now
 */
export function toggleFavorite(kind: FavoriteKind, id: number): boolean {
  const kept = readFavorites(kind);
  const others = kept.filter((each) => each !== id);
  const isAdded = others.length === kept.length;
  const now = isAdded ? [id, ...kept].slice(0, LIMITS.favorites.max) : others;
  window.localStorage.setItem(STORAGE_KEYS[kind], now.join(','));
  for (const listener of listeners) listener();
  return isAdded;
}
