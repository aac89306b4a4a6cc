import { useSyncExternalStore } from 'react';
import { onKeptChange } from '../config/device-store';
import { type FavoriteKind, readFavorites, toggleFavorite } from '../config/favorites';
import { type MessageCode } from '../i18n/messages';
import { useSnackbar } from './useSnackbar';

const MESSAGES = {
  contents: { added: 'ADD_FAVORITE_CONTENT', removed: 'DELETE_FAVORITE_CONTENT' },
  items: { added: 'ADD_FAVORITE_ITEM', removed: 'DELETE_FAVORITE_ITEM' },
} as const satisfies Record<FavoriteKind, Record<'added' | 'removed', MessageCode>>;

/** Whether this device keeps a content or an item, and the way to keep it or to let it go, with a message. */
export function useFavorite(kind: FavoriteKind, id: number): { isKept: boolean; toggle: () => void } {
  const { show } = useSnackbar();
  const isKept = useSyncExternalStore(
    onKeptChange,
    () => readFavorites(kind).includes(id),
    () => false,
  );
  const toggle = () => {
    try {
      show(MESSAGES[kind][toggleFavorite(kind, id) ? 'added' : 'removed'], { color: 'SUCCESS' });
    } catch {
      // A browser may have no room, or let no site keep anything.
      show('UNKNOWN');
    }
  };
  return { isKept, toggle };
}
