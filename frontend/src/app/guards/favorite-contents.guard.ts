import { readFavorites } from '../../config/favorites';
import { PATHS } from '../../config/paths';
import { type Guard } from './guard';

/** Who keeps no posts but some items is led to the items: an empty tab is no answer to what one keeps. */
export const favoriteContentsGuard: Guard = () =>
  readFavorites('contents').length === 0 && readFavorites('items').length > 0
    ? { to: PATHS.favoriteItems }
    : null;
