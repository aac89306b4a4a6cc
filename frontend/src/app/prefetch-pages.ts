import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router-dom';
import { PREFETCH_DELAY_MS } from '../config/site';
import { isLanguage } from '../i18n/language';
import { wordsSource } from '../i18n/namespaces';
import { type PageFiles, pageFilesOf } from './page-files';
import { pageSources } from './routes/page-sources';
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

/** How much is done at a time: in between the page answers whoever uses it. */
const SLICE = 4;

function slices<Entry>(entries: readonly Entry[]): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / SLICE) }, (_, at) =>
    entries.slice(SLICE * at, SLICE * (at + 1)),
  );
}

/** The pages that a person is likely to open next: those that this one leads to, and those that its links lead to. */
export async function likelyNextPages(
  pathname: string,
  links: Iterable<HTMLAnchorElement>,
): Promise<Set<RouteId>> {
  const here = routeAt(pathname);
  const next = new Set<RouteId>(ROUTE_TABLE.find(({ id }) => id === here)?.leadsTo);
  const own = [...links].filter(({ origin }) => origin === window.location.origin);
  for (const slice of slices([...new Set(own.map((link) => link.pathname))])) {
    for (const target of slice) {
      const id = routeAt(target);
      if (id !== null && id !== here) next.add(id);
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return next;
}

/** The files that this page has fetched already, or began with. */
const fetched = new Set<string>();

/** Asks for a file as the last thing that anybody waits for, to find it in the browser's cache when it is needed. */
async function fetchAhead(file: string): Promise<void> {
  const response = await fetch(file, { priority: 'low' });
  // It is kept once it has been read to its end.
  await response.arrayBuffer();
  if (response.ok) fetched.add(file);
}

/** Which files the parts of this build are made of; null while it is being worked on. */
async function readPageFiles(): Promise<PageFiles | null> {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src');
  if (entry?.endsWith('.js') !== true) return null;
  const response = await fetch(pageFilesOf(entry), { priority: 'low' });
  return response.ok ? ((await response.json()) as PageFiles) : null;
}

/** Fetches, and runs none of it: what a phone would need to start all these pages it had better keep for this one. */
export async function prefetchPages(language: string): Promise<void> {
  if (!isLanguage(language)) return;
  const list = await readPageFiles();
  if (list === null) return;
  for (const link of document.querySelectorAll('link[rel="modulepreload"]')) {
    fetched.add(link.getAttribute('href') ?? '');
  }
  const next = await likelyNextPages(window.location.pathname, document.querySelectorAll('a'));
  for (const entry of ROUTE_TABLE.filter(({ id }) => next.has(id))) {
    const { sources, namespaces } = pageSources(entry);
    const parts = [...sources, ...namespaces.map((namespace) => wordsSource(language, namespace))];
    const files = new Set(parts.flatMap((part) => list.parts[part] ?? []).map((place) => list.files[place]));
    const missing = [...files].flatMap((file) => (file === undefined || fetched.has(file) ? [] : [file]));
    // One page after the other, behind whatever this one still wants.
    for (const slice of slices(missing)) await Promise.all(slice.map(fetchAhead));
  }
}

/** Once a page has been finished for a moment, fetches the scripts and words of those a person may open next. */
export function usePrefetchedPages(): void {
  const { language } = useTranslation().i18n;
  const { state } = useNavigation();
  const { key } = useLocation();
  useEffect(() => {
    if (state !== 'idle' || savesData()) return;
    const timer = setTimeout(() => {
      // What cannot be had now is fetched when it is needed, and only then is its lack a failure.
      prefetchPages(language).catch(() => undefined);
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, key, language]);
}
