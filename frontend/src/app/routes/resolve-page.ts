import { generatePath, matchRoutes } from 'react-router-dom';
import { splitLanguage } from '@hitohira/backend/rules';
import { type ResolvedPage } from '../../api/generated/model/resolvedPage';
import { ROUTE_TABLE } from './route-table';

const MATCHABLE = ROUTE_TABLE.map((entry) => ({ path: entry.path, handle: entry }));

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !path.includes('//');
  } catch {
    return false;
  }
}

/** Finds the page of an address; unknown and malformed ones are not found. */
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
    request: entry.request?.(match.params, query) ?? null,
  };
}
