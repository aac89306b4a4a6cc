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
