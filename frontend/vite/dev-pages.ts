import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Plugin, type ViteDevServer } from 'vite';
import type * as ServerEntry from '../src/entry-server';
import { type PageData } from '../src/api/generated/model/pageData';
import { type RenderInput } from '../src/api/generated/model/renderInput';

/** Where the backend requests rendered pages in development. */
const RENDER_PATH = '/__render';

/** Paths served by the backend only. */
const BACKEND_PATHS = /^\/(?:api|docs|health|media|robots\.txt|sitemap\.xml)(?:[/?]|$)/;

type RenderCall =
  | { op: 'resolve'; pathname: string; search: string }
  | { op: 'render'; input: RenderInput; data: PageData | null }
  | { op: 'list' };

async function answer(server: ViteDevServer, call: RenderCall): Promise<unknown> {
  // Vite reloads changed modules.
  const entry = (await server.ssrLoadModule('/src/entry-server.tsx')) as typeof ServerEntry;
  if (call.op === 'resolve') return entry.default.resolvePage(call.pathname, call.search);
  if (call.op === 'list') return entry.default.listedPaths();
  const page = await entry.createRenderer({ dev: true }).render(call.input, call.data);
  return { ...page, html: await server.transformIndexHtml(call.input.path, page.html) };
}

async function answerBackend(server: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
  try {
    const result = await answer(server, JSON.parse(await text(request)) as RenderCall);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(result));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    server.ssrFixStacktrace(error);
    server.config.logger.error(error.stack ?? error.message);
    response.writeHead(500).end(error.message);
  }
}

/** Proxies a request with its original headers. */
function forward(backendUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request;
  const proxied = httpRequest(new URL(url, backendUrl), { method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
    answered.pipe(response);
  });
  proxied.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { 'Retry-After': '1' }).end('The server is starting. Reload in a moment.');
  });
  request.pipe(proxied);
}

function isDocument({ method = 'GET', headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/**
 * The page server in development: serves modules with hot reload, proxies documents to the backend, and renders pages for
 * the backend with the current code.
 */
export function devPages({ backendUrl }: { backendUrl: string }): Plugin {
  return {
    name: 'hitohira:dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '/', method } = request;
        if (url === RENDER_PATH && method === 'POST') void answerBackend(server, request, response);
        else if (BACKEND_PATHS.test(url) || isDocument(request)) forward(backendUrl, request, response);
        else next();
      });
      return () => {
        server.middlewares.use((request, response) => forward(backendUrl, request, response));
      };
    },
  };
}
