import { readFavorites } from '../../config/favorites';
import { PATHS } from '../../config/paths';
import { type Guard } from './guard';

/** Who keeps no items but some posts is led to the posts: an empty tab is no answer to what one keeps. */
export const favoriteItemsGuard: Guard = () =>
  readFavorites('items').length === 0 && readFavorites('contents').length > 0
    ? { to: PATHS.favoriteContents }
    : null;
