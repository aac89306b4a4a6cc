import { type i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router-dom';
import { PREFETCH_DELAY_MS } from '../config/site';
import { isLanguage } from '../i18n/language';
import { fetchPage } from './routes/fetch-page';
import { resolvePage } from './routes/resolve-page';
import { type RouteId } from './routes/route-entry';
import { ROUTE_TABLE } from './routes/route-table';

/** Whether this visitor would rather have nothing fetched that may not be needed. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

function routeAt(pathname: string): RouteId | null {
  const page = resolvePage(pathname);
  return page.kind === 'page' ? page.routeId : null;
}

/** The pages that a person is likely to open next: those that this one leads to, and those that its links lead to. */
export function likelyNextPages(pathname: string, links: Iterable<HTMLAnchorElement>): Set<RouteId> {
  const here = routeAt(pathname);
  const next = new Set<RouteId>(ROUTE_TABLE.find(({ id }) => id === here)?.leadsTo);
  for (const { origin, pathname: target } of links) {
    const id = origin === window.location.origin ? routeAt(target) : null;
    if (id !== null && id !== here) next.add(id);
  }
  return next;
}

async function prefetch(i18n: I18n): Promise<void> {
  const { language } = i18n;
  if (!isLanguage(language)) return;
  const next = likelyNextPages(window.location.pathname, document.querySelectorAll('a'));
  for (const entry of ROUTE_TABLE.filter(({ id }) => next.has(id))) {
    // One after the other, behind whatever the page itself still wants. What cannot be had now is fetched when it
    // is needed, and only then is its lack a failure.
    await fetchPage(entry, i18n, language).catch(() => undefined);
  }
}

/** Once a page has been finished for a moment, fetches the scripts and words of those a person may open next. */
export function usePrefetchedPages(): void {
  const { i18n } = useTranslation();
  const { state } = useNavigation();
  const { key } = useLocation();
  useEffect(() => {
    if (state !== 'idle' || savesData()) return;
    const timer = setTimeout(() => void prefetch(i18n), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, key, i18n]);
}
