import { generatePath, matchRoutes } from 'react-router-dom';
import { type Language, splitLanguage } from '../../i18n/language';
import { type PageData, type RouteEntry } from './route-entry';
import { ROUTE_TABLE } from './route-table';

/** What stands at an address, as the server asks for it. */
export type ResolvedPage =
  | {
      kind: 'page';
      routeId: RouteEntry['id'];
      /** The language the address names, if it names one. */
      language: Language | null;
      /** The address without its language, as it is spelled: in its own case, nothing encoded, no slash at its end. */
      barePath: string;
      rendering: 'public' | 'shell';
      /** What of the query decides what is shown; empty where nothing of it does. */
      search: string;
      /** What the page needs read before it can be rendered. */
      data: PageData | null;
      indexable: boolean;
    }
  | { kind: 'notFound'; language: Language | null };

const MATCHABLE = ROUTE_TABLE.map((entry) => ({ path: entry.path, handle: entry }));

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !path.includes('//');
  } catch {
    return false;
  }
}

/** Finds the page of an address. Everything the table does not know, or knows to be malformed, is not found. */
export function resolvePage(pathname: string, search = ''): ResolvedPage {
  const { language, barePath } = splitLanguage(pathname);
  const match = isWellFormed(barePath) ? matchRoutes(MATCHABLE, barePath)?.[0] : undefined;
  if (match === undefined) return { kind: 'notFound', language };
  const entry = match.route.handle;
  if (entry.accepts?.(match.params) === false) return { kind: 'notFound', language };
  const query = new URLSearchParams(search);
  return {
    kind: 'page',
    routeId: entry.id,
    language,
    barePath: generatePath(entry.path, match.params),
    rendering: entry.rendering === 'shell' ? 'shell' : 'public',
    search: entry.search?.(query) ?? '',
    data: entry.data?.(match.params, query) ?? null,
    indexable: entry.indexable,
  };
}
