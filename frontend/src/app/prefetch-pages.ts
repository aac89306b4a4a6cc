import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { prefersReducedData } from '../browser/reduced-data';
import { PREFETCH_DELAY_MS } from '../config/site';
import { type Catalog } from '../i18n/catalog';
import { useCatalog } from '../i18n/useTranslation';
import { loadLayout, loadPage } from './routes/page-parts';
import { resolvePage } from './routes/resolve-page';
import { type ApplicationEntry, isApplicationEntry } from './routes/route-entry';
import { ROUTE_TABLE } from './routes/route-table';

function entryAt(pathname: string): ApplicationEntry | undefined {
  const page = resolvePage(pathname);
  if (page.kind !== 'page') return undefined;
  return ROUTE_TABLE.filter(isApplicationEntry).find(({ id }) => id === page.routeId);
}

/** The pages that are likely to be opened next: from the route table and from links. */
export function likelyNextPages(pathname: string, links: Iterable<HTMLAnchorElement>): Set<ApplicationEntry> {
  const here = entryAt(pathname);
  const own = [...links].filter(({ origin }) => origin === window.location.origin);
  const paths = new Set(own.map((link) => link.pathname));
  const next = new Set([...paths].flatMap((path) => entryAt(path) ?? []));
  for (const entry of ROUTE_TABLE.filter(isApplicationEntry)) {
    if (here?.leadsTo?.includes(entry.id) === true) next.add(entry);
  }
  if (here !== undefined) next.delete(here);
  return next;
}

/** Prefetches the chunks and texts of likely next pages, one after the other. */
export async function prefetchPages(catalog: Catalog): Promise<void> {
  for (const entry of likelyNextPages(window.location.pathname, document.querySelectorAll('a'))) {
    await loadLayout(entry.layout, catalog);
    await loadPage(entry, catalog);
  }
}

/** Prefetches likely next pages a moment after a page is loaded. */
export function usePagePrefetch(): void {
  const catalog = useCatalog();
  const { state } = useNavigation();
  const { key } = useLocation();
  useEffect(() => {
    if (state !== 'idle' || prefersReducedData()) return;
    const timer = setTimeout(() => {
      // Loaded when needed instead.
      prefetchPages(catalog).catch(() => undefined);
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, key, catalog]);
}
