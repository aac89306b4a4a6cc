import createCache, { type EmotionCache } from '@emotion/cache';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/Providers';
import { createPageRouter } from '../app/routes/page-router';
import { createI18n } from '../i18n/create-i18n';
import { type Language } from '../i18n/language';
import { type Namespace } from '../i18n/namespaces';
import { MuiTheme } from '../theme/MuiTheme';

/**
 * Styles that are made and kept out of the document: nothing has a look here, and a document with hundreds of rules
 * takes a third of a suite's time to say what is hidden. Those that hide something are looked at in a real browser.
 */
function unseenStyles(): EmotionCache {
  return createCache({ key: 'h', speedy: false, container: document.createElement('div') });
}

function testQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
}

/** Somebody is signed in here, as far as the page can tell. */
export function signIn(): void {
  document.cookie = 'loggedIn=1; Path=/';
}

/** Collects what the page copies; after the page was opened, since that brings a clipboard of its own. */
export function watchClipboard(): string[] {
  const copied: string[] = [];
  navigator.clipboard.writeText = (text) => {
    copied.push(text);
    return Promise.resolve();
  };
  return copied;
}

/** Opens an address in the whole application, guards included, and waits for its page. */
export async function openPage(path: string, { language = 'en' }: { language?: Language } = {}) {
  document.documentElement.lang = language;
  const queryClient = testQueryClient();
  const i18n = await createI18n(language, ['common']);
  const context = { queryClient, i18n, language, takenOver: Promise.resolve() };
  const router = await createPageRouter(
    (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [path] }),
    context,
    { pathname: new URL(path, 'http://localhost').pathname, status: 200, maintenance: null },
  );
  const view = render(
    <Providers emotionCache={unseenStyles()} queryClient={queryClient} i18n={i18n} status={200}>
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
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    path: () => router.state.location.pathname + router.state.location.search,
    /** Follows a way that is not a link on the screen. */
    goTo: (to: string) => act(() => router.navigate(to)),
  };
}

/** Renders a part of a page with everything it finds around it. */
export async function renderPart(part: ReactNode, namespaces: readonly Namespace[] = []) {
  document.documentElement.lang = 'en';
  const i18n = await createI18n('en', ['common', ...namespaces]);
  const router = createMemoryRouter([{ path: '*', element: <MuiTheme>{part}</MuiTheme> }]);
  const view = render(
    <Providers emotionCache={unseenStyles()} queryClient={testQueryClient()} i18n={i18n} status={200}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    ...view,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  };
}
