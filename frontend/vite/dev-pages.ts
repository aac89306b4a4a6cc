import { text } from 'node:stream/consumers';
import { type Plugin, type ProxyOptions, type ViteDevServer } from 'vite';
import type * as ServerEntry from '../src/entry-server';
import { type PageData } from '../src/api/generated/model/pageData';
import { type RenderInput } from '../src/api/generated/model/renderInput';

type RenderCall =
  | { op: 'resolve'; pathname: string; search: string }
  | { op: 'render'; input: RenderInput; data: PageData | null }
  | { op: 'list' };

async function answer(server: ViteDevServer, call: RenderCall): Promise<unknown> {
  const loaded = await server.ssrLoadModule('/src/entry-server.tsx', { fixStacktrace: true });
  const entry = loaded as typeof ServerEntry;
  if (call.op === 'resolve') return entry.default.resolvePage(call.pathname, call.search);
  if (call.op === 'list') return entry.default.listedPaths();
  const page = await entry.createRenderer({ dev: true }).render(call.input, call.data);
  return { ...page, html: await server.transformIndexHtml(call.input.path, page.html) };
}

/** Renders pages from the latest sources when the backend asks for them in development. */
export function devPages(): Plugin {
  return {
    name: 'hitohira:dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/__render', (request, response, next) => {
        text(request)
          .then((call) => answer(server, JSON.parse(call) as RenderCall))
          .then((result) => response.end(JSON.stringify(result)), next);
      });
    },
  };
}

/** What Vite serves: its client, sources, dependencies and the files in `public`. */
const OF_VITE = /^\/(?:@|src\/|node_modules\/|[\w-]+\.(?:ico|svg|png)$)/;

/** Proxies everything else to the backend: API calls and documents. */
export const toBackend = (target: string): ProxyOptions => ({
  target,
  bypass: ({ url = '' }) => (OF_VITE.test(url) ? url : undefined),
});
