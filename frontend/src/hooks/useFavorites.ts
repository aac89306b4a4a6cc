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

const MESSAGES = {
  contents: { added: 'ADD_FAVORITE_CONTENT', removed: 'DELETE_FAVORITE_CONTENT' },
  items: { added: 'ADD_FAVORITE_ITEM', removed: 'DELETE_FAVORITE_ITEM' },
} as const satisfies Record<FavoriteKind, Record<'added' | 'removed', string>>;

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
      show(MESSAGES[kind][toggleFavorite(kind, id) ? 'added' : 'removed'], { color: 'SUCCESS' });
    } catch {
      // Storage is full or blocked.
      show('FAILED_TO_ADD_FAVORITE');
    }
  };
  return { isFavorite, toggle };
}
