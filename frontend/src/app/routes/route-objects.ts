import { type QueryClient } from '@tanstack/react-query';
import {
  type LoaderFunction,
  matchRoutes,
  redirectDocument,
  replace,
  type RouteObject,
} from 'react-router-dom';
import { splitLanguage } from '@hitohira/backend/rules';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { type Catalog } from '../../i18n/catalog';
import { PageNotFound } from '../guards/guard';
import { queueMessage } from '../guards/guard-messages';
import { loadChunk } from '../../browser/load-chunk';
import { PageFailure } from '../pages/PageFailure';
import { RouteFailure } from '../pages/RouteFailure';
import { Root } from '../Root';
import { LAYOUTS, loadLayout, loadPage } from './page-parts';
import { withTitle } from './page-title';
import { type ApplicationEntry, isApplicationEntry, type LayoutName, type RouteEntry } from './route-entry';
import { ROUTE_TABLE } from './route-table';

/** Shared by all routes of a router. */
export interface RouteContext {
  queryClient: QueryClient;
  catalog: Catalog;
  /** Guards wait for hydration, so that the first render matches the server's. */
  hydrated: Promise<void>;
}

/** Path and query of an address, without its language. */
function barePathOf({ pathname, search }: URL): string {
  return `${splitLanguage(pathname).barePath}${search}`;
}

/** Runs the guards before a page opens. The server renders without loaders. */
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
      const redirect = await guard({ queryClient, params, path, search: url.searchParams });
      if (redirect === null) continue;
      if (redirect.message !== undefined) queueMessage(redirect.message);
      return replace(redirect.to);
    }
    return null;
  };
}

function isGuarded({ accepts, guards }: ApplicationEntry): boolean {
  return accepts !== undefined || guards !== undefined;
}

/** A page that throws, in place of a missing chunk, so that the router shows its error boundary. */
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
    // The layout stays when a page fails.
    ErrorBoundary: PageFailure,
    lazy: async () => {
      const page = await loadChunk(() => loadPage(entry, catalog)).catch(missingChunk);
      const { default: Page, Fallback = FormSkeleton } = page;
      return { Component: withTitle(entry.id, Page), HydrateFallback: Fallback };
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

/** All other addresses are loaded from the server. */
const loadDocument: LoaderFunction = ({ request }) => redirectDocument(barePathOf(new URL(request.url)));

/** Creates the routes of the application. */
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
        { id: 'document', path: '*', loader: loadDocument },
      ],
    },
  ];
}

/** The router's basename for a path: its language, if it names one. */
export function basenameOf(pathname: string): string {
  const { language } = splitLanguage(pathname);
  return language === null ? '/' : `/${language}`;
}

/** Loads the chunks of the routes at a path before the first render, which would not match the server's otherwise. */
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

/** The initial loader data: the guards of public pages have passed, those of shells run in the browser. */
export function settledLoaders(entry: RouteEntry | undefined): Record<string, null> {
  return entry?.rendering === 'public' ? { [entry.id]: null } : {};
}
