import { useSyncExternalStore } from 'react';
import { onStoreChange } from '../config/device-store';
import { type FavoriteKind, readFavorites, toggleFavorite } from '../config/favorites';
import { useSnackbar } from './useSnackbar';

const NONE: readonly number[] = [];

/** The favorites on this device, newest first; empty on the server. */
export function useFavoriteIds(kind: FavoriteKind): readonly number[] {
  return useSyncExternalStore(
    onStoreChange,
    () => readFavorites(kind),
    () => NONE,
  );
}

const NAMES = { contents: 'CONTENT', items: 'ITEM' } as const satisfies Record<FavoriteKind, string>;

/** Whether a content or item is a favorite, and a toggle that shows a message. */
export function useFavorite(kind: FavoriteKind, id: number): { isFavorite: boolean; toggle: () => void } {
  const { show } = useSnackbar();
  const isFavorite = useSyncExternalStore(
    onStoreChange,
    () => readFavorites(kind).includes(id),
    () => false,
  );
  const toggle = () => {
    try {
      const isAdded = toggleFavorite(kind, id);
      show(`${isAdded ? 'ADD' : 'DELETE'}_FAVORITE_${NAMES[kind]}`, { color: 'SUCCESS' });
      // Warns in an in-app browser that the favorite may be lost. The favorite is kept even if the warning cannot load.
      if (isAdded)
        import('../components/in-app-browser/note-for-favorites')
          .then((part) => part.default())
          .catch(() => undefined);
    } catch {
      // Storage is full or blocked.
      show('FAILED_TO_ADD_FAVORITE');
    }
  };
  return { isFavorite, toggle };
}
