import { type DocumentState, isClosed } from '../../config/document-state';
import { resolvePage } from './resolve-page';
import { type RouteEntry } from './route-entry';
import { entryOf } from './route-table';

/** The page that is shown; undefined for errors. */
export function shownEntry(pathname: string, state: DocumentState): RouteEntry | undefined {
  if (isClosed(state)) return entryOf('maintenance');
  const page = resolvePage(pathname);
  return state.status === 200 && page.kind === 'page' ? entryOf(page.routeId) : undefined;
}
