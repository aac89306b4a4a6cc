import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Logger } from '@nestjs/common';
import { deadline, grantOf, linkageClients } from '../../test/support/linkage-clients.js';
import { testEnvironment } from '../../test/support/test-app.js';
import { AT_INSTAGRAM, TestSandbox } from '../../test/support/test-sandbox.js';
import { loadConfig } from '../config/app-config.js';
import { ProviderHttpClient } from './provider-http.client.js';
import { ProviderUnavailable } from './provider.errors.js';

/** The size of an oversized response. */
const LONG = 50 * 1024 * 1024;

describe('calls to providers', () => {
  let server: Server;
  let answer: RequestListener;
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    Logger.overrideLogger(false);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const call = (more: object = {}, http = new ProviderHttpClient(loadConfig(testEnvironment()))) =>
    http.call({
      operation: 'test.call',
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      deadline: deadline(),
      ...more,
    });

  it('send the client credentials in the header, encoded for it', async () => {
    let shown: string | undefined;
    answer = (request, response) => {
      shown = request.headers.authorization;
      response.end('{}');
    };
    await call({ basic: { id: 'a:b', secret: 'ü%' } });
    expect(Buffer.from(shown!.replace(/^Basic /, ''), 'base64').toString()).toBe('a%3Ab:%C3%BC%25');
    await call({ bearer: 'token' });
    expect(shown).toBe('Bearer token');
  });

  it('read little of a response that is large when decompressed', async () => {
    const packed = gzipSync(Buffer.alloc(LONG, ' '));
    answer = (_request, response) => response.setHeader('Content-Encoding', 'gzip').end(packed);
    const before = process.memoryUsage().arrayBuffers;
    await expect(call()).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
  });

  it('abort endless responses, and buffer little of them', async () => {
    const CALLS = 8;
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const held = () => process.memoryUsage().arrayBuffers;
    const before = held();
    let peak = before;
    const sent: number[] = [];
    answer = (_request, response) => {
      const place = sent.push(0) - 1;
      const write = () => {
        peak = Math.max(peak, held());
        while (!response.destroyed && sent[place]! < LONG) {
          sent[place]! += chunk.length;
          if (!response.write(chunk)) {
            response.once('drain', write);
            return;
          }
        }
        if (!response.destroyed) response.end();
      };
      write();
    };
    const calls = await Promise.allSettled(Array.from({ length: CALLS }, () => call()));
    expect(calls.map(({ status }) => status)).toEqual(Array(CALLS).fill('rejected'));
    expect(sent).toHaveLength(CALLS);
    // Includes what the sockets of both sides buffer.
    expect(Math.max(...sent)).toBeLessThan(LONG / 2);
    // All calls together buffer less than one response.
    expect(peak - before).toBeLessThan(LONG);
  });

  it('time out if a response begins in time and does not end', async () => {
    answer = (_request, response) => response.write('{"data":');
    await expect(call({ deadline: deadline(200) })).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('are not made after the deadline, which does not count against the provider', async () => {
    answer = (_request, response) => response.end('{}');
    const http = new ProviderHttpClient(loadConfig({ ...testEnvironment(), PROVIDER_BREAKER_FAILURES: '1' }));
    const late = call({ deadline: AbortSignal.abort() }, http);
    await expect(late).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(await call({}, http)).toMatchObject({ ok: true });
  });
});

describe('the log of calls to providers', () => {
  const lines: unknown[] = [];
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    const keep = (line: unknown) => void lines.push(line);
    Logger.overrideLogger({ log: keep, warn: keep, error: keep });
  });
  afterAll(async () => {
    Logger.overrideLogger(false);
    await sandbox.stop();
  });

  it('contains the call and the reason, and nothing of the request or response', async () => {
    const clients = linkageClients(sandbox, { PROVIDER_BREAKER_FAILURES: '2' });
    const grant = await grantOf(clients, 'instagram', sandbox, AT_INSTAGRAM.manyPosts);
    const refresh = () => clients.instagram.refresh(grant, deadline()).catch(() => undefined);
    const route = 'GET /instagram/refresh_access_token';
    const withToken = JSON.stringify({ error: { code: 190, message: `No ${grant.accessToken}` } });
    await sandbox.faultAt(route, { status: 400, body: withToken });
    await refresh();
    await sandbox.faultAt(route, { status: 400, body: `{"error":"${grant.accessToken}"}` });
    await refresh();
    await sandbox.faultAt(route, { status: 400, body: '{}' });
    await refresh();
    await sandbox.faultAt(route, { body: `<p>${grant.accessToken}` });
    await refresh();
    await sandbox.faultAt(route, { status: 500, body: grant.accessToken });
    await refresh();
    const operation = 'instagram.refresh';
    expect(lines).toEqual([
      { event: 'provider.refused', operation, reason: '190' },
      { event: 'provider.refused', operation, reason: 'unnamed' },
      { event: 'provider.refused', operation, reason: 'unnamed' },
      { event: 'provider.unavailable', operation, reason: 'not JSON' },
      { event: 'provider.breaker-opened', operation },
      { event: 'provider.unavailable', operation, reason: 'status 500' },
    ]);
    const said = JSON.stringify(lines);
    const secrets = [
      ...(await sandbox.secrets()),
      sandbox.variables['INSTAGRAM_CLIENT_SECRET']!,
      sandbox.url,
    ];
    for (const secret of secrets) expect(said).not.toContain(secret);
  });
});
