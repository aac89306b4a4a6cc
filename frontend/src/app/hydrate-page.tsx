import { hydrate } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { readSignedInHint } from '../config/cookies';
import { createI18n } from '../i18n/create-i18n';
import { createEmotionCache } from '../theme/emotion-cache';
import { readBootData } from './page-data';
import { Providers } from './Providers';
import { resolvePage } from './routes/resolve-page';
import { basenameOf, createRoutes, preloadRoutes, settledLoaders } from './routes/route-objects';
import { ROUTE_TABLE } from './routes/route-table';

/** Says when the browser has taken the page over: effects run once what the server wrote is adopted. */
function TakenOver({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return null;
}

/** Takes over what the server wrote: the same page from the same data, and nothing asked twice. */
export async function hydratePage(): Promise<ReactRoot> {
  const { language, status, queries } = readBootData(document);
  const queryClient = createQueryClient();
  hydrate(queryClient, queries);

  const { pathname } = window.location;
  const i18n = await createI18n(language, ['common']);
  let takeOver = (): void => undefined;
  const takenOver = new Promise<void>((resolve) => {
    takeOver = resolve;
  });
  const routes = createRoutes({ queryClient, i18n, language, takenOver });
  await preloadRoutes(routes, pathname);

  const page = resolvePage(pathname);
  const entry =
    status === 200 && page.kind === 'page' ? ROUTE_TABLE.find(({ id }) => id === page.routeId) : undefined;
  const router = createBrowserRouter(routes, {
    basename: basenameOf(pathname),
    hydrationData: { loaderData: settledLoaders(entry) },
  });

  const container = document.getElementById('root');
  if (container === null) throw new Error('The document has no root');
  const root = hydrateRoot(
    container,
    <StrictMode>
      <Providers emotionCache={createEmotionCache()} queryClient={queryClient} i18n={i18n} status={status}>
        <RouterProvider router={router} />
        <TakenOver onDone={takeOver} />
      </Providers>
    </StrictMode>,
  );

  // Public pages were rendered for a visitor; whoever is signed in is led on by the page's guard now.
  if (entry?.rendering === 'public' && entry.guard !== undefined && readSignedInHint()) {
    void router.revalidate();
  }
  return root;
}
