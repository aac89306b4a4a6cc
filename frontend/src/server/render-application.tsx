import createEmotionServer from '@emotion/server/create-instance';
import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { type PageData } from '../api/generated/model/pageData';
import { type RenderInput } from '../api/generated/model/renderInput';
import { getListSocialProvidersQueryKey } from '../api/generated/oauth/oauth';
import { createQueryClient } from '../api/query-client';
import { type ApplicationBoot } from '../app/boot';
import { Providers } from '../app/Providers';
import { type ApplicationEntry } from '../app/routes/route-entry';
import { basenameOf, createRoutes, preloadRoutes, settledLoaders } from '../app/routes/route-objects';
import { type Catalog } from '../i18n/catalog';
import { createEmotionCache } from '../theme/emotion-cache';
import { type RenderedBody } from './render-document';

interface RenderedPart extends RenderedBody {
  /** Emotion's styles for the page. */
  styles: readonly { key: string; ids: readonly string[]; css: string }[];
}

/** The routes that lead to one page; matching all routes would take a large part of the rendering time. */
function routesTo(id: string, routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    if (route.id === id) return [route];
    const children = routesTo(id, route.children ?? []);
    return children.length === 0 ? [] : [{ ...route, children } as RouteObject];
  });
}

/** Renders a page of the application for visitors, or its shell if it has guards. */
export async function renderApplication(
  entry: ApplicationEntry,
  catalog: Catalog,
  build: string | null,
  { path, language, settings, socialProviders }: RenderInput,
  data: PageData | Promise<PageData> | null,
): Promise<RenderedPart> {
  const url = new URL(path, settings.publicUrl);
  const queryClient = createQueryClient();
  if (entry.offersSocialLogin) queryClient.setQueryData(getListSocialProvidersQueryKey(), socialProviders);
  const routes = routesTo(entry.id, createRoutes({ queryClient, catalog, hydrated: Promise.resolve() }));
  await preloadRoutes(routes, url.pathname);
  const handler = createStaticHandler(routes, { basename: basenameOf(url.pathname) });
  const context = await handler.query(new Request(url), { filterMatchesToLoad: () => false });
  if (context instanceof Response) throw new Error(`Unexpected redirect while rendering ${url.pathname}`);
  context.loaderData = settledLoaders(entry);
  context.errors = null;
  // Only its failure matters, which decides the status.
  await data;

  const emotionCache = createEmotionCache();
  // Must be created before rendering, since it makes the cache record styles.
  const emotionServer = createEmotionServer(emotionCache);
  const body = renderToString(
    <StrictMode>
      <Providers emotionCache={emotionCache} queryClient={queryClient} catalog={catalog}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
  );
  const boot: ApplicationBoot = { language, settings, build, queries: dehydrate(queryClient) };
  return {
    body,
    boot,
    needsLinkSwitch: false,
    styles: emotionServer.extractCriticalToChunks(body).styles,
  };
}
