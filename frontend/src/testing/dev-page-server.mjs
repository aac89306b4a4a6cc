/**
 * Starts the development page server on a free port, in front of a backend:
 * `node dev-page-server.mjs http://127.0.0.1:3001` prints its URL and runs until stdin ends.
 */
import path from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';

const [, , backendUrl = ''] = process.argv;
process.env.BACKEND_URL = backendUrl;

const server = await createServer({
  root: path.resolve(import.meta.dirname, '../..'),
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
await server.listen();
process.stdout.write(`${server.resolvedUrls?.local[0] ?? ''}\n`);
process.stdin.resume().once('end', () => void server.close());
