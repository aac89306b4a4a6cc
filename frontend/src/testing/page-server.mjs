/**
 * Renders pages as the server does, in a process without a document: `node page-server.mjs` reads a list of inputs and
 * prints the rendered pages. Vite compiles the sources in its development mode, so that the browser's side of a test, which
 * is in that mode too, meets what it expects.
 */
import path from 'node:path';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import { createServer } from 'vite';

const server = await createServer({
  root: path.resolve(import.meta.dirname, '../..'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  // As in the browser's side of a test.
  css: { modules: { generateScopedName: '[local]' } },
});
try {
  const { createRenderer } = await server.ssrLoadModule('/src/entry-server.tsx');
  const renderer = createRenderer({ dev: true });
  const pages = [];
  for (const { data, ...input } of await json(process.stdin)) pages.push(await renderer.render(input, data));
  process.stdout.write(JSON.stringify(pages));
} finally {
  await server.close();
}
