import { QueryClient } from '@tanstack/react-query';
import { type LoaderFunction, type RouteObject } from 'react-router-dom';
import { createCatalog } from '../../i18n/load-namespaces';
import { createRoutes } from './route-objects';

describe('a document of the site', () => {
  it.each([
    ['/en/profile/taro/contents/12?items=all', '/profile/taro/contents/12?items=all'],
    ['/terms', '/terms'],
    ['/ja/nowhere', '/nowhere'],
  ])('%s is loaded from the server when the application links to it', async (address, path) => {
    const context = {
      queryClient: new QueryClient(),
      catalog: await createCatalog('en', []),
      language: 'en',
      hydrated: Promise.resolve(),
    } as const;
    const all = (routes: RouteObject[]): RouteObject[] =>
      routes.flatMap((route) => [route, ...all(route.children ?? [])]);
    const loader = all(createRoutes(context)).find(({ id }) => id === 'document')?.loader as LoaderFunction;
    const request = new Request(`http://localhost${address}`);
    const answer = (await loader({ request } as unknown as Parameters<LoaderFunction>[0])) as Response;
    expect(answer.headers.get('Location')).toBe(path);
    expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
  });
});
