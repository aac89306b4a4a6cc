/** @jest-environment node */
import { http, passthrough } from 'msw';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { apiServer } from '../src/testing/api-server';

const PROGRAM = path.resolve(import.meta.dirname, '../src/testing/dev-page-server.mjs');

let backend: Server;
let pages: ChildProcess;
let origin: string;

beforeAll(async () => {
  backend = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html').end(`page of ${request.url ?? ''}`);
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  pages = spawn(process.execPath, [PROGRAM, `http://127.0.0.1:${String(port)}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const [line] = (await once(pages.stdout!, 'data')) as [Buffer];
  origin = line.toString().trim();
}, 60_000);

// These requests reach a real server.
beforeEach(() => apiServer.use(http.all('*', () => passthrough())));

afterAll(async () => {
  const ended = once(pages, 'exit');
  pages.stdin!.end();
  await ended;
  backend.close();
});

describe('the development server', () => {
  it.each([
    '/profile/taro.yamada.json',
    '/ja/profile/a.b/edit',
    '/en/profile/main.tsx',
    '/profile/style.css',
    '/profile/photo.png',
    '/en/profile/a.js/contents/1',
  ])('serves %s as a page, never as a file', async (address) => {
    for (const accept of ['text/html,application/xhtml+xml', '*/*', 'application/json']) {
      const response = await fetch(new URL(address, origin), { headers: { accept } });
      expect([accept, response.status, await response.text()]).toEqual([accept, 200, `page of ${address}`]);
    }
  });

  it('serves the sources of the pages as scripts', async () => {
    const response = await fetch(new URL('/src/documents/entry.tsx', origin));
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).not.toContain('page of');
  });
});
