import { QueryClient } from '@tanstack/react-query';
import { type LoaderFunction, type RouteObject } from 'react-router-dom';
import { createI18n } from '../../i18n/create-i18n';
import { documentRoutes } from './route-objects';

/** The loader of a page, in a document that allows players or does not. */
async function loaderOf(id: string, allowsPlayers: boolean): Promise<LoaderFunction> {
  const context = {
    queryClient: new QueryClient(),
    i18n: await createI18n('en', []),
    language: 'en',
    takenOver: Promise.resolve(),
    allowsPlayers,
  } as const;
  const all = (routes: RouteObject[]): RouteObject[] =>
    routes.flatMap((route) => [route, ...all(route.children ?? [])]);
  const route = all(documentRoutes(context, { status: 200, maintenance: null })).find(
    (each) => each.id === id,
  );
  return route?.loader as LoaderFunction;
}

describe('a page that shows players of other services', () => {
  const params = { displayId: 'taro', contentId: '12' };
  const open = async (allowsPlayers: boolean) => {
    const loader = await loaderOf('content', allowsPlayers);
    const request = new Request('http://localhost/en/profile/taro/contents/12?items=all');
    return (await loader({ request, params } as unknown as Parameters<LoaderFunction>[0])) as Response | null;
  };

  it('opens in a document that allows their frames', async () => {
    expect(await open(true)).toBeNull();
  });

  it('is asked for as a document of its own in any other', async () => {
    const { headers } = (await open(false))!;
    expect(headers.get('Location')).toBe('/profile/taro/contents/12?items=all');
    expect(headers.get('X-Remix-Reload-Document')).toBe('true');
  });
});
