import { hydrate } from '@tanstack/react-query';
import { type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { guardAccount } from '../api/account-switch';
import { createQueryClient } from '../api/query-client';
import { hydratePage } from '../browser/hydrate-page';
import { loadChunk } from '../browser/load-chunk';
import { loadStyleSheet } from '../browser/load-style-sheet';
import { setSiteSettings } from '../config/site-settings';
import { createCatalog } from '../i18n/load-namespaces';
import { createEmotionCache } from '../theme/emotion-cache';
import { BASE_NAMESPACES } from './base-namespaces';
import { type ApplicationBoot, withFreshTimestamps } from './boot';
import { Providers } from './Providers';
import { createPageRouter } from './routes/page-router';

/** Hydrates the server-rendered page from its boot data. */
export async function hydrateApplication(boot: ApplicationBoot): Promise<Root> {
  const { language, settings, queries } = boot;
  setSiteSettings(settings);
  const queryClient = createQueryClient();
  hydrate(queryClient, withFreshTimestamps(queries));
  guardAccount(queryClient);
  const [catalog] = await loadChunk(() =>
    Promise.all([createCatalog(language, BASE_NAMESPACES), loadStyleSheet()]),
  );

  let onHydrated = (): void => undefined;
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve;
  });
  const context = { queryClient, catalog, hydrated };
  const router = await createPageRouter(createBrowserRouter, context, window.location.pathname);
  return hydratePage(
    <Providers
      emotionCache={createEmotionCache()}
      queryClient={queryClient}
      catalog={catalog}
      onHydrated={onHydrated}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
}
