import { type QueryClient } from '@tanstack/react-query';
import { type i18n as I18n } from 'i18next';
import { type LoaderFunction, matchRoutes, replace, type RouteObject } from 'react-router-dom';
import { loadWords } from '../../i18n/create-i18n';
import { type Language, splitLanguage } from '../../i18n/language';
import { type Namespace } from '../../i18n/namespaces';
import { NotFoundPage } from '../pages/NotFoundPage';
import { RouteFailure } from '../pages/RouteFailure';
import { Root } from '../Root';
import { LAYOUTS } from './layouts';
import { type LayoutName, ROUTE_TABLE, type RouteEntry } from './route-table';

/** What the routes of one page's life share. */
export interface RouteContext {
  queryClient: QueryClient;
  i18n: I18n;
  language: Language;
  /** Guards wait for the browser to have taken the page over: what it shows first is what the server wrote. */
  takenOver: Promise<void>;
}

/** Runs a page's guard before the page opens. Only browsers run loaders; the server renders without them. */
function guardLoader(
  guard: NonNullable<RouteEntry['guard']>,
  { queryClient, takenOver }: RouteContext,
): LoaderFunction {
  return async ({ request, params }) => {
    await takenOver;
    const url = new URL(request.url);
    const target = await guard({
      queryClient,
      params,
      path: `${splitLanguage(url.pathname).barePath}${url.search}`,
      search: url.searchParams,
    });
    return target === null ? null : replace(target);
  };
}

function pageRoute(entry: RouteEntry, context: RouteContext): RouteObject {
  const { i18n, language } = context;
  return {
    id: entry.id,
    path: entry.path,
    handle: entry,
    ...(entry.guard === undefined ? {} : { loader: guardLoader(entry.guard, context) }),
    lazy: async () => {
      const [page] = await Promise.all([entry.load(), loadWords(i18n, language, entry.namespaces)]);
      return {
        Component: page.default,
        ...(page.Fallback === undefined ? {} : { HydrateFallback: page.Fallback }),
      };
    },
  };
}

function layoutRoute(name: LayoutName, context: RouteContext): RouteObject {
  const { load, namespaces } = LAYOUTS[name];
  return {
    id: `layout:${name}`,
    lazy: async () => {
      const [layout] = await Promise.all([load(), loadWords(context.i18n, context.language, namespaces)]);
      return { Component: layout.default };
    },
    children: ROUTE_TABLE.filter((entry) => entry.layout === name).map((entry) => pageRoute(entry, context)),
  };
}

/** The route table as the router takes it. */
export function createRoutes(context: RouteContext): RouteObject[] {
  const layouts = Object.keys(LAYOUTS) as LayoutName[];
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteFailure,
      children: [
        ...layouts.map((name) => layoutRoute(name, context)),
        { id: 'notFound', path: '*', Component: NotFoundPage },
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

/** The chunks and words of a page, by their source: what the manifest turns into preload links. */
export function pageSources(entry: RouteEntry): { sources: string[]; namespaces: Namespace[] } {
  const layout = LAYOUTS[entry.layout];
  return {
    sources: [layout.source, entry.source],
    namespaces: [...new Set([...layout.namespaces, ...entry.namespaces])],
  };
}

/**
 * The guards that count as asked when a document is shown first. Public pages are rendered as for a visitor; where a
 * failure is shown no guard matters; every other page is a shell that waits for its guard in the browser.
 */
export function settledLoaders(entry: RouteEntry | undefined): Record<string, null> {
  if (entry === undefined) return Object.fromEntries(ROUTE_TABLE.map(({ id }) => [id, null]));
  return entry.rendering === 'public' ? { [entry.id]: null } : {};
}
