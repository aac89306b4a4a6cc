import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { keepLinkSwitchPolicy } from '../config/link-switch';
import { keepSiteSettings } from '../config/site-settings';
import { createI18n } from '../i18n/create-i18n';
import { createEmotionCache } from '../theme/emotion-cache';
import { loadChunk } from './load-chunk';
import { readBootData } from './page-data';
import { Providers } from './Providers';
import { createPageRouter } from './routes/page-router';

/** Whether the document is the page of maintenance; known once it has been read. */
let isClosedPage = false;

/** Has the tab follow maintenance from what its document says of it; no page waits for the chunk that does. */
export async function followMaintenance(): Promise<void> {
  const { watchMaintenance } = await loadChunk(() => import('./watch-maintenance'));
  watchMaintenance({ isClosedPage });
}

/** Takes over what the server wrote: the same page from the same data, and nothing asked twice. */
export async function hydratePage(): Promise<ReactRoot> {
  const { language, status, maintenance, settings, linkSwitch, queries } = readBootData(document);
  isClosedPage = maintenance !== null;
  keepSiteSettings(settings);
  keepLinkSwitchPolicy(linkSwitch);
  const queryClient = createQueryClient();
  hydrate(queryClient, queries);
  const i18n = await createI18n(language, ['common']);

  let takeOver = (): void => undefined;
  const takenOver = new Promise<void>((resolve) => {
    takeOver = resolve;
  });
  const { pathname } = window.location;
  const context = { queryClient, i18n, language, takenOver };
  const router = await createPageRouter(createBrowserRouter, context, { pathname, status, maintenance });

  const container = document.getElementById('root');
  if (container === null) throw new Error('The document has no root');
  return new Promise((resolve) => {
    // In small steps, between which the page can be scrolled and its links followed.
    startTransition(() => {
      resolve(
        hydrateRoot(
          container,
          <StrictMode>
            <Providers
              emotionCache={createEmotionCache()}
              queryClient={queryClient}
              i18n={i18n}
              status={status}
              maintenance={maintenance}
              onTakenOver={takeOver}
            >
              <RouterProvider router={router} />
            </Providers>
          </StrictMode>,
        ),
      );
    });
  });
}
