import { type ComponentType, createElement, type ReactNode, useState, useSyncExternalStore } from 'react';
import { onStoreChange } from '../config/device-store';
import { type FavoriteKind, readFavorites, toggleFavorite } from '../config/favorites';
import { useCatalog } from '../i18n/useTranslation';
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

interface Favorite {
  isFavorite: boolean;
  /** Adds or removes it and shows a message. */
  toggle: () => void;
  /** Where it was just added, a note that the browser may not keep it, for the browsers of apps. */
  note: ReactNode;
}

/** Whether a content or item is a favorite. */
export function useFavorite(kind: FavoriteKind, id: number): Favorite {
  const { show } = useSnackbar();
  const catalog = useCatalog();
  const [Note, setNote] = useState<ComponentType | null>(null);
  const isFavorite = useSyncExternalStore(
    onStoreChange,
    () => readFavorites(kind).includes(id),
    () => false,
  );
  const explain = async () => {
    const { noteForFavorites } = await import('../components/outside/favorites-note-later');
    const part = await noteForFavorites(catalog);
    if (part !== null) setNote(() => part);
  };
  const toggle = () => {
    try {
      const isAdded = toggleFavorite(kind, id);
      show(MESSAGES[kind][isAdded ? 'added' : 'removed'], { color: 'SUCCESS' });
      // The favorite is saved, with or without the note.
      if (isAdded) explain().catch(() => undefined);
    } catch {
      // Storage is full or blocked.
      show('FAILED_TO_ADD_FAVORITE');
    }
  };
  return { isFavorite, toggle, note: Note && createElement(Note) };
}
