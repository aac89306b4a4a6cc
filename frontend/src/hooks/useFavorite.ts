import { useSyncExternalStore } from 'react';
import { onStoreChange } from '../config/device-store';
import { type FavoriteKind, readFavorites, toggleFavorite } from '../config/favorites';
import { useSnackbar } from './useSnackbar';

const MESSAGES = {
  contents: { kept: 'ADD_FAVORITE_CONTENT', gone: 'DELETE_FAVORITE_CONTENT' },
  items: { kept: 'ADD_FAVORITE_ITEM', gone: 'DELETE_FAVORITE_ITEM' },
} as const satisfies Record<FavoriteKind, Record<'kept' | 'gone', string>>;

/** Whether this device keeps a content or an item, and the way to keep it or to let it go, with a message. */
export function useFavorite(kind: FavoriteKind, id: number): { isKept: boolean; toggle: () => void } {
  const { show } = useSnackbar();
  const isKept = useSyncExternalStore(
    onStoreChange,
    () => readFavorites(kind).includes(id),
    () => false,
  );
  const toggle = () => {
    try {
      show(MESSAGES[kind][toggleFavorite(kind, id) ? 'kept' : 'gone'], { color: 'SUCCESS' });
    } catch {
      // Trying again helps nobody whose browser has no room, or lets no site keep anything.
      show('FAILED_TO_ADD_FAVORITE');
    }
  };
  return { isKept, toggle };
}
