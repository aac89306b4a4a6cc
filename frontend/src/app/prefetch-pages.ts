import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { prefersReducedData } from '../browser/reduced-data';
import { PREFETCH_DELAY_MS } from '../config/site';
import { type Catalog } from '../i18n/catalog';
import { useCatalog } from '../i18n/useTranslation';
import { loadLayout, loadPage } from './routes/fetch-page';
import { resolvePage } from './routes/resolve-page';
import { type ApplicationEntry, isApplicationEntry } from './routes/route-entry';
import { ROUTE_TABLE } from './routes/route-table';

function entryAt(pathname: string): ApplicationEntry | undefined {
  const page = resolvePage(pathname);
  if (page.kind !== 'page') return undefined;
  return ROUTE_TABLE.filter(isApplicationEntry).find(({ id }) => id === page.routeId);
}

/** The pages that a person is likely to open next: those that this one leads to, and those that its links lead to. */
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

/** Fetches the chunks and words of the pages that may be opened next, one page after the other. */
export async function prefetchPages(catalog: Catalog): Promise<void> {
  for (const entry of likelyNextPages(window.location.pathname, document.querySelectorAll('a'))) {
    await loadLayout(entry.layout, catalog);
    await loadPage(entry, catalog);
  }
}

/** Once a page has been finished for a moment, fetches what those need that a person may open next. */
export function usePrefetchedPages(): void {
  const catalog = useCatalog();
  const { state } = useNavigation();
  const { key } = useLocation();
  useEffect(() => {
    if (state !== 'idle' || prefersReducedData()) return;
    const timer = setTimeout(() => {
      // What cannot be had now is fetched when it is needed, and only then is its lack a failure.
      prefetchPages(catalog).catch(() => undefined);
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, key, catalog]);
}
