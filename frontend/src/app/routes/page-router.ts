import { type createBrowserRouter, type RouteObject } from 'react-router-dom';
import { readSignedInHint } from '../../config/cookies';
import { type PageStatus } from '../page-status';
import { resolvePage } from './resolve-page';
import { basenameOf, createRoutes, preloadRoutes, type RouteContext, settledLoaders } from './route-objects';
import { ROUTE_TABLE } from './route-table';

type Router = ReturnType<typeof createBrowserRouter>;

interface RouterOptions {
  basename: string;
  hydrationData: { loaderData: Record<string, null> };
}

/** Makes the router of a page as the server wrote it, with the page's chunks at hand for the first render. */
export async function createPageRouter(
  create: (routes: RouteObject[], options: RouterOptions) => Router,
  context: RouteContext,
  { pathname, status }: { pathname: string; status: PageStatus },
): Promise<Router> {
  const routes = createRoutes(context);
  await preloadRoutes(routes, pathname);

  const page = resolvePage(pathname);
  const entry =
    status === 200 && page.kind === 'page' ? ROUTE_TABLE.find(({ id }) => id === page.routeId) : undefined;
  const router = create(routes, {
    basename: basenameOf(pathname),
    hydrationData: { loaderData: settledLoaders(entry) },
  });

  // Public pages were rendered for a visitor: whoever is signed in is led on by the page's guards.
  if (entry?.rendering === 'public' && entry.guards !== undefined && readSignedInHint()) {
    void router.revalidate();
  }
  return router;
}
