import { type FavoriteKind, readFavorites } from '../../config/favorites';
import { PATHS } from '../../config/paths';
import { type Guard } from './guard';

/** Redirects from an empty list of favorites to the other one, unless that is empty as well. */
function redirectIfEmpty(kind: FavoriteKind, other: FavoriteKind, to: string): Guard {
  return () => (readFavorites(kind).length === 0 && readFavorites(other).length > 0 ? { to } : null);
}

export const favoriteContentsGuard = redirectIfEmpty('contents', 'items', PATHS.favoriteItems);

export const favoriteItemsGuard = redirectIfEmpty('items', 'contents', PATHS.favoriteContents);
