import { useSyncExternalStore } from 'react';
import { onStoreChange } from '../config/device-store';
import { type FavoriteKind, readFavorites } from '../config/favorites';

const NONE: readonly number[] = [];

/** What this device keeps, newest first, following every change; nothing on the server. */
export function useFavoriteIds(kind: FavoriteKind): readonly number[] {
  return useSyncExternalStore(
    onStoreChange,
    () => readFavorites(kind),
    () => NONE,
  );
}
