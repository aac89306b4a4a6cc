import { createPortal } from 'react-dom';
import { type Catalog } from '../../i18n/catalog';
import { loadNamespaces } from '../../i18n/load-namespaces';
import { FavoritesNote } from './FavoritesNote';
import { inAppBrowser } from './in-app-browser';

let wasOffered = false;

function FloatingNote() {
  return createPortal(<FavoritesNote floating />, document.body);
}

/** The note for a first favorite: once a page, in the browsers of apps only; null otherwise. */
export async function noteForFavorites(catalog: Catalog): Promise<typeof FloatingNote | null> {
  if (wasOffered || inAppBrowser(navigator) === null) return null;
  wasOffered = true;
  await loadNamespaces(catalog, ['outside']);
  return FloatingNote;
}
