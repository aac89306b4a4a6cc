import createCache, { type EmotionCache } from '@emotion/cache';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { type ComponentType, type ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { type Language } from '@hitohira/backend/rules';
import { BASE_NAMESPACES } from '../app/base-namespaces';
import { Providers } from '../app/Providers';
import { guardAccount } from '../api/account-switch';
import { pageLocation } from '../browser/page-location';
import { RouterNavigation } from '../app/RouterNavigation';
import { createPageRouter } from '../app/routes/page-router';
import { resolvePage } from '../app/routes/resolve-page';
import { shownEntry } from '../app/routes/shown-entry';
import { HYDRATED_ATTRIBUTE } from '../config/hydrated';
import { type DocumentBoot } from '../documents/boot';
import { DocumentRoot } from '../documents/DocumentRoot';
import { DOCUMENTS } from '../documents/pages';
import { createCatalog } from '../i18n/load-namespaces';
import { type Namespace } from '../i18n/namespaces';
import { documentDataOf } from '../server/document-data';
import { readDocument } from './read-document';
import { aSiteSettings } from './site-settings';

/** Keeps messages of opened pages, as a busy machine may take longer to check one than it is shown. */
const STAYS_MS = 24 * 3_600_000;

/** Keeps styles out of the document, where they would take accessibility queries a third of a suite's time. */
function detachedStyles(): EmotionCache {
  return createCache({ key: 'h', speedy: false, container: document.createElement('div') });
}

function testQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
}

/** Sets the cookie of a signed-in account. */
export function signIn(): void {
  document.cookie = 'loggedIn=1; Path=/';
}

/** Records copied texts. Call it after opening a page, which sets up its own clipboard. */
export function watchClipboard(): string[] {
  const copied: string[] = [];
  navigator.clipboard.writeText = (text) => {
    copied.push(text);
    return Promise.resolve();
  };
  return copied;
}

const setupUser = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Renders the document at an address and waits until it is hydrated. */
export async function openDocument(
  path: string,
  {
    language = 'en',
    state,
    linkSwitch = null,
  }: {
    language?: Language;
    state?: Partial<DocumentBoot>;
    /** The URL of the LinkSwitch script, if the document may run it. */
    linkSwitch?: string | null;
  } = {},
) {
  document.documentElement.lang = language;
  const { pathname, search } = new URL(path, 'http://localhost');
  const entry = shownEntry(pathname, { status: 200, maintenance: null });
  const page = resolvePage(pathname, search);
  const read = await readDocument(page.kind === 'page' ? page.request : null);
  const status = entry === undefined ? 404 : read.status;
  const boot: DocumentBoot = {
    language,
    status,
    maintenance: null,
    settings: aSiteSettings(),
    build: null,
    kind: status === 200 && entry?.rendering === 'document' ? entry.document : 'failure',
    data: documentDataOf(read.data, path),
    linkSwitch,
    ...state,
  };
  const { load, namespaces } = DOCUMENTS[boot.kind];
  const [{ default: Page }, catalog] = await Promise.all([load(), createCatalog(language, namespaces)]);
  document.documentElement.removeAttribute(HYDRATED_ATTRIBUTE);
  const left: string[] = [];
  pageLocation.assign = pageLocation.replace = (href) => void left.push(href);
  const view = render(
    <DocumentRoot
      boot={boot}
      catalog={catalog}
      address={path}
      Page={Page as ComponentType<object>}
      snackbarMs={STAYS_MS}
    />,
  );
  await waitFor(() => expect(document.documentElement).toHaveAttribute(HYDRATED_ATTRIBUTE));
  await screen.findAllByRole('heading');
  return {
    ...view,
    user: setupUser(),
    /** The URLs that the document has navigated to. */
    left,
  };
}

/** A placeholder for documents of the server. */
function ServedDocument() {
  return <h1>A document of the server</h1>;
}

/** Replaces the document route, which would load from a server. */
function withoutServer(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.id === 'document') return { id: 'document', path: '*', Component: ServedDocument };
    return route.children === undefined ? route : { ...route, children: withoutServer(route.children) };
  });
}

/** Opens an address in the application, with guards, and waits for its page. */
export async function openPage(path: string, { language = 'en' }: { language?: Language } = {}) {
  document.documentElement.lang = language;
  const queryClient = testQueryClient();
  guardAccount(queryClient);
  const catalog = await createCatalog(language, BASE_NAMESPACES);
  const context = { queryClient, catalog, hydrated: Promise.resolve() };
  const router = await createPageRouter(
    (routes, options) => createMemoryRouter(withoutServer(routes), { ...options, initialEntries: [path] }),
    context,
    new URL(path, 'http://localhost').pathname,
  );
  const view = render(
    <Providers
      emotionCache={detachedStyles()}
      queryClient={queryClient}
      catalog={catalog}
      snackbarMs={STAYS_MS}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  await waitFor(() =>
    expect([router.state.initialized, router.state.navigation.state, router.state.revalidation]).toEqual([
      true,
      'idle',
      'idle',
    ]),
  );
  await screen.findAllByRole('heading');
  return {
    ...view,
    router,
    queryClient,
    user: setupUser(),
    path: () => router.state.location.pathname + router.state.location.search,
    /** Navigates without a link. */
    goTo: (to: string) => act(() => router.navigate(to)),
  };
}

/** Renders a component with all providers. */
export async function renderPart(part: ReactNode, namespaces: readonly Namespace[] = []) {
  document.documentElement.lang = 'en';
  const catalog = await createCatalog('en', [...BASE_NAMESPACES, ...namespaces]);
  const router = createMemoryRouter([{ path: '*', element: <RouterNavigation>{part}</RouterNavigation> }]);
  const view = render(
    <Providers emotionCache={detachedStyles()} queryClient={testQueryClient()} catalog={catalog}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    ...view,
    user: setupUser(),
  };
}
