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

/** Makes the router of a page as the server wrote it, with the page's chunks at hand for the first render. */
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

  // Public pages were rendered for a visitor: whoever is signed in is led on by the page's guards.
  const isGuarded = entry !== undefined && isApplicationEntry(entry) && entry.guards !== undefined;
  if (entry?.rendering === 'public' && isGuarded && readSignedInHint()) void router.revalidate();
  return router;
}
