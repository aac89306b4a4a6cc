/**
 * Renders pages in a process without a DOM: `node page-server.mjs` reads inputs from stdin and prints the rendered pages.
 * Uses React's development build, as the hydrating tests do.
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
  // As in Jest.
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
