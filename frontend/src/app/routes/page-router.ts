import { type createBrowserRouter, type RouteObject } from 'react-router-dom';
import { readSignedInHint } from '../../config/cookies';
import { basenameOf, createRoutes, preloadRoutes, type RouteContext, settledLoaders } from './route-objects';
import { isApplicationEntry } from './route-entry';
import { shownEntry } from './shown-entry';

type Router = ReturnType<typeof createBrowserRouter>;

interface RouterOptions {
  basename: string;
  hydrationData: { loaderData: Record<string, null> };
}

/** Creates the router for a server-rendered page, with its chunks loaded. */
export async function createPageRouter(
  create: (routes: RouteObject[], options: RouterOptions) => Router,
  context: RouteContext,
  pathname: string,
): Promise<Router> {
  const entry = shownEntry(pathname, { status: 200, maintenance: null });
  const routes = createRoutes(context);
  await preloadRoutes(routes, pathname);

  const router = create(routes, {
    basename: basenameOf(pathname),
    hydrationData: { loaderData: settledLoaders(entry) },
  });

  // Public pages are rendered for visitors: guards run if somebody seems to be signed in.
  const isGuarded = entry !== undefined && isApplicationEntry(entry) && entry.guards !== undefined;
  if (entry?.rendering === 'public' && isGuarded && readSignedInHint()) void router.revalidate();
  return router;
}
