import { type QueryClient } from '@tanstack/react-query';
import {
  type LoaderFunction,
  matchRoutes,
  redirectDocument,
  replace,
  type RouteObject,
} from 'react-router-dom';
import { type Catalog } from '../../i18n/catalog';
import { splitLanguage } from '../../i18n/language';
import { PageNotFound } from '../guards/guard';
import { queueMessage } from '../guards/guard-messages';
import { loadChunk } from '../../browser/load-chunk';
import { PageFailure } from '../pages/PageFailure';
import { RouteFailure } from '../pages/RouteFailure';
import { Root } from '../Root';
import { loadLayout, loadPage } from './fetch-page';
import { LAYOUTS } from './layouts';
import { withTitle } from './page-title';
import { type ApplicationEntry, isApplicationEntry, type LayoutName, type RouteEntry } from './route-entry';
import { ROUTE_TABLE } from './route-table';

/** What the routes of one page's life share. */
export interface RouteContext {
  queryClient: QueryClient;
  catalog: Catalog;
  /** Guards wait for hydration: what it shows first is what the server wrote. */
  hydrated: Promise<void>;
}

/** Path and query of an address, without its language: as a loader leads to it. */
function barePathOf({ pathname, search }: URL): string {
  return `${splitLanguage(pathname).barePath}${search}`;
}

/**
 * Asks a page's guards, in their order, before the page opens. Only browsers run loaders; the server renders without
 * them.
 */
function guardLoader(
  { accepts, guards = [] }: ApplicationEntry,
  { queryClient, hydrated }: RouteContext,
): LoaderFunction {
  return async ({ request, params }) => {
    await hydrated;
    if (accepts?.(params) === false) throw new PageNotFound();
    const url = new URL(request.url);
    const path = barePathOf(url);
    for (const guard of guards) {
      const detour = await guard({ queryClient, params, path, search: url.searchParams });
      if (detour === null) continue;
      if (detour.say !== undefined) queueMessage(detour.say);
      return replace(detour.to);
    }
    return null;
  };
}

/** A page is guarded where somebody or something may be turned away. */
function isGuarded({ accepts, guards }: ApplicationEntry): boolean {
  return accepts !== undefined || guards !== undefined;
}

/**
 * What stands in for a chunk that stays away: the router has nothing to show for a route that it could not get, but it
 * shows what a page throws.
 */
function missingChunk(cause: unknown): { default: () => never; Fallback?: never } {
  return {
    default: function MissingChunk() {
      throw new Error('A chunk of the page is missing', { cause });
    },
  };
}

function pageRoute(entry: ApplicationEntry, context: RouteContext): RouteObject {
  const { catalog } = context;
  return {
    id: entry.id,
    path: entry.path,
    handle: entry,
    ...(isGuarded(entry) ? { loader: guardLoader(entry, context) } : {}),
    // What fails in a page leaves the frame around it standing.
    ErrorBoundary: PageFailure,
    lazy: async () => {
      const page = await loadChunk(() => loadPage(entry, catalog)).catch(missingChunk);
      return {
        Component: withTitle(entry.id, page.default),
        ...(page.Fallback === undefined ? {} : { HydrateFallback: page.Fallback }),
      };
    },
  };
}

function layoutRoute(name: LayoutName, children: RouteObject[], context: RouteContext): RouteObject {
  const { catalog } = context;
  return {
    id: `layout:${name}`,
    lazy: async () => {
      const layout = await loadChunk(() => loadLayout(name, catalog)).catch(missingChunk);
      return { Component: layout.default };
    },
    children,
  };
}

/** What is no page of the application is a document: the server has it, or says that there is none. */
const askTheServer: LoaderFunction = ({ request }) => redirectDocument(barePathOf(new URL(request.url)));

/** The route table as the router takes it. */
export function createRoutes(context: RouteContext): RouteObject[] {
  const pagesIn = (name: LayoutName) =>
    ROUTE_TABLE.filter(isApplicationEntry)
      .filter(({ layout }) => layout === name)
      .map((entry) => pageRoute(entry, context));
  const layouts = Object.keys(LAYOUTS) as LayoutName[];
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteFailure,
      children: [
        ...layouts.map((name) => layoutRoute(name, pagesIn(name), context)),
        { id: 'document', path: '*', loader: askTheServer },
      ],
    },
  ];
}

/** The router's base for a path: the language it names, or nothing. */
export function basenameOf(pathname: string): string {
  const { language } = splitLanguage(pathname);
  return language === null ? '/' : `/${language}`;
}

/**
 * Fetches the chunks of the routes at a path, so that the first render has them: on the server as in the browser,
 * where a page that is still being fetched would not match what the server wrote.
 */
export async function preloadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname, basenameOf(pathname)) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}

/**
 * The guards that count as asked when a document is shown first. Public pages are rendered as for a visitor; every other
 * page is a shell that waits for its guard in the browser.
 */
export function settledLoaders(entry: RouteEntry | undefined): Record<string, null> {
  return entry?.rendering === 'public' ? { [entry.id]: null } : {};
}
