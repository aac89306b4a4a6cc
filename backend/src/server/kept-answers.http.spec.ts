import {
  createServer,
  type IncomingMessage,
  request as send,
  type RequestListener,
  type Server,
} from 'node:http';
import { type AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Registry } from 'prom-client';
import { createContent } from '../../test/support/factories/content.js';
import { createItem } from '../../test/support/factories/item.js';
import { createLinks } from '../../test/support/factories/link.js';
import { createLinkage } from '../../test/support/factories/linkage.js';
import { createNews } from '../../test/support/factories/news.js';
import { eventually } from '../../test/support/eventually.js';
import { discoverRoutes } from '../../test/support/routes.js';
import { signUp, type SignedUp } from '../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../test/support/test-app.js';
import { AnswerCacheService } from '../answers/answer-cache.service.js';
import { lineDestination } from '../logging/line-destination.js';
import { RequestLogService } from '../logging/request-log.service.js';
import { measureRequests } from '../metrics/http-metrics.js';
import { Account } from '../modules/accounts/account.entity.js';
import { MaintenanceService } from '../modules/maintenance/maintenance.service.js';
import { PAGE_REQUESTS } from '../modules/pages/dto/page-request.js';
import { NEVER_KEPT } from '../modules/pages/pages.service.js';
import { RedirectsService } from '../modules/redirects/redirects.service.js';

/** Headers that differ between requests. */
const PER_REQUEST_HEADERS = new Set(['date', 'x-request-id', 'ratelimit', 'connection', 'keep-alive']);

interface Answer {
  status: number;
  headers: Record<string, string[] | undefined>;
  body: Buffer;
}

/** Sends a request and reads the response's raw bytes. */
function ask(origin: string, path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    send(`${origin}${path}`, { method, headers }, (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const kept = Object.entries(response.headersDistinct).filter(
          ([name]) => !PER_REQUEST_HEADERS.has(name),
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(kept.sort()),
          body: Buffer.concat(parts),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

const spyOnLog = (testApp: TestApp) =>
  jest.spyOn(testApp.app.get(RequestLogService, { strict: false }), 'answered');

describe('a kept answer', () => {
  let testApp: TestApp;
  let person: SignedUp;
  /** The framework without the listener in front. */
  let framework: Server;
  let frameworkUrl: string;
  let routes: string[];
  let logged: ReturnType<typeof spyOnLog>;
  /** The lines of the log. */
  const written: string[] = [];
  beforeAll(async () => {
    jest.spyOn(lineDestination(), 'write').mockImplementation((line) => void written.push(line));
    testApp = await startTestApp({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'info', LOG_FORMAT: 'json' });
    person = await signUp(testApp);
    const { accountId, displayId } = person.account;
    const contentId = await createContent(testApp, accountId);
    await createItem(testApp, accountId, contentId);
    await createLinks(testApp, accountId, 3);
    await createLinkage(testApp, accountId, { provider: 'x', handle: 'hana' });
    routes = [
      `/profile/${displayId}`,
      `/en/profile/${displayId}`,
      `/profile/${displayId}?fbclid=abc&utm_source=chat`,
      `/profile/${displayId}/contents/${contentId}`,
      '/',
      '/ja',
      '/login',
      '/settings/account',
      '/terms',
      '/?utm_source=chat',
      '/en/terms?fbclid=abc',
      `/profile/${displayId}/edit`,
      `/profile/${displayId}/contents/${contentId}/edit`,
      `/api/accounts/${displayId}`,
      `/api/accounts/${accountId}`,
      `/api/accounts/${displayId.toUpperCase()}`,
      `/api/links/accounts/${displayId}`,
      `/api/links/accounts/${displayId}?limit=1&offset=0`,
      `/api/contents/accounts/${displayId}`,
      `/api/contents/accounts/${displayId}?offset=1&limit=200`,
      `/api/items/accounts/${displayId}?unknown=1`,
      `/api/items/accounts/${displayId}?limit=1`,
      `/api/oauth/linkages/accounts/${displayId}`,
      `/api/oauth/linkages/accounts/${displayId}?limit=1`,
    ];
    framework = createServer(testApp.app.getHttpAdapter().getInstance() as RequestListener);
    await new Promise<void>((resolve) => framework.listen(0, '127.0.0.1', resolve));
    frameworkUrl = `http://127.0.0.1:${(framework.address() as AddressInfo).port}`;
    logged = spyOnLog(testApp);
    // No answer is used so often that its compressed form changes during a test.
    const cache = testApp.app.get(AnswerCacheService, { strict: false });
    const use = cache.use.bind(cache);
    jest.spyOn(cache, 'use').mockImplementation((key, answer) => {
      if (answer.uses === 0) use(key, answer);
    });
  });
  afterAll(async () => {
    framework.close();
    framework.closeAllConnections();
    await testApp.stop();
    jest.restoreAllMocks();
  });
  beforeEach(() => logged.mockClear());

  /** Whether the listener answers, recognized by its log call. */
  const isKept = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    logged.mockClear();
    await ask(testApp.url, path, headers, method);
    return logged.mock.calls.length > 0;
  };
  const untilKept = (path: string, headers: Record<string, string> = {}) =>
    eventually(() => isKept(path, headers), `${path} to be kept`);

  it('is byte-identical from the listener and the framework in every form', async () => {
    const forms: Record<string, string>[] = [
      {},
      { 'Accept-Encoding': 'gzip' },
      { 'Accept-Encoding': 'gzip, br' },
      { 'Accept-Encoding': 'zstd, identity' },
      { 'Accept-Encoding': 'deflate' },
      { 'Accept-Language': 'en-GB, en;q=0.8' },
      { 'Accept-Language': 'en', Cookie: 'locale=ja', 'Accept-Encoding': 'br' },
    ];
    for (const path of routes) {
      for (const headers of forms) {
        await untilKept(path, headers);
        for (const method of ['GET', 'HEAD']) {
          expect(await isKept(path, headers, method)).toBe(true);
          const [kept, made] = [
            await ask(testApp.url, path, headers, method),
            await ask(frameworkUrl, path, headers, method),
          ];
          expect({ path, form: headers, method, ...kept }).toEqual({ path, form: headers, method, ...made });
          expect(kept.status).toBe(200);
        }
      }
    }
  });

  it('is what a server without a cache answers', async () => {
    const { databaseUrl } = testApp;
    const database = { url: databaseUrl, drop: () => Promise.resolve() };
    const bare = await startTestApp({ TRUST_PROXY: 'loopback', PAGE_CACHE_MB: '0' }, { database });
    try {
      for (const path of routes) {
        await untilKept(path);
        const [kept, made] = [await ask(testApp.url, path, {}), await ask(bare.url, path, {})];
        expect({ path, ...kept }).toEqual({ path, ...made });
      }
    } finally {
      await bare.stop();
    }
  });

  it('is compared above for every API route that keeps answers', async () => {
    const kept = (await discoverRoutes()).filter(({ keeps }) => keeps);
    expect(kept.length).toBeGreaterThan(0);
    for (const { address } of kept) {
      const pattern = new RegExp(`^${address.replace('GET ', '').replace(/:\w+/, '[^/?]+')}(?:\\?|$)`);
      expect(routes.filter((route) => pattern.test(route))).not.toEqual([]);
    }
  });

  it('is compared above for every kind of page that may be kept', async () => {
    const pages = routes.filter((route) => !route.startsWith('/api/'));
    const resolved = await Promise.all(
      pages.map((page) => {
        const [pathname = '', query = ''] = page.split('?');
        return testApp.pages.resolve(pathname, query);
      }),
    );
    const kinds = resolved.flatMap((page) => (page.kind === 'page' ? (page.request?.kind ?? 'fixed') : []));
    const keepable = Object.keys(PAGE_REQUESTS).filter((kind) => !NEVER_KEPT.has(kind));
    expect(new Set(kinds)).toEqual(new Set(['fixed', ...keepable]));
  });

  it('is never a page of news', async () => {
    await createNews(testApp, 'spring');
    for (let time = 1; time <= 4; time += 1) {
      expect((await ask(testApp.url, '/news/spring', {})).status).toBe(200);
      expect(await isKept('/news/spring')).toBe(false);
    }
  });

  it('is a 304 for a matching ETag, from both', async () => {
    for (const path of routes.filter((each) => !each.startsWith('/api/'))) {
      await untilKept(path);
      const { headers } = await ask(testApp.url, path, {});
      const etag = headers['etag']?.[0];
      const asked = { 'If-None-Match': etag ?? '"x"' };
      for (const form of [asked, { ...asked, 'Accept-Encoding': 'br' }]) {
        await untilKept(path, form);
        for (const method of ['GET', 'HEAD']) {
          expect(await isKept(path, form, method)).toBe(true);
          const [kept, made] = [
            await ask(testApp.url, path, form, method),
            await ask(frameworkUrl, path, form, method),
          ];
          expect({ path, form, method, ...kept }).toEqual({ path, form, method, ...made });
          expect(kept.status).toBe(etag === undefined ? 200 : 304);
        }
      }
      expect(await isKept(path, { ...asked, 'Cache-Control': 'no-cache' })).toBe(true);
    }
  });

  it('is the same for a client that has any answer stored', async () => {
    for (const path of routes) {
      for (const accepted of [{}, { 'Accept-Encoding': 'br' }] as Record<string, string>[]) {
        await untilKept(path, accepted);
        const form = { 'If-None-Match': '*', ...accepted };
        for (const method of ['GET', 'HEAD']) {
          const kept = await ask(testApp.url, path, form, method);
          const made = await ask(frameworkUrl, path, form, method);
          expect({ path, form, method, ...kept }).toEqual({ path, form, method, ...made });
        }
      }
    }
  });

  it('decompresses to the uncompressed answer', async () => {
    for (const path of routes) {
      await untilKept(path, { 'Accept-Encoding': 'br' });
      await untilKept(path, { 'Accept-Encoding': 'gzip' });
      const plain = await ask(testApp.url, path, {});
      const br = await ask(testApp.url, path, { 'Accept-Encoding': 'br' });
      const gzip = await ask(testApp.url, path, { 'Accept-Encoding': 'gzip' });
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    }
  });

  it('has the log line that the framework would write', async () => {
    const { displayId } = person.account;
    const lineOf = async (origin: string, path: string, headers: Record<string, string>, method: string) => {
      written.length = 0;
      await ask(origin, path, headers, method);
      const line = await eventually(() => written[0], 'the log line');
      const { time, requestId, durationMs, ...rest } = JSON.parse(line) as Record<string, unknown>;
      expect([time, requestId, durationMs]).toEqual([
        expect.any(String),
        expect.stringMatching(/^[0-9a-f-]{36}$/),
        expect.any(Number),
      ]);
      return rest;
    };
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    for (const path of [`/en/profile/${displayId}?code=secret`, `/api/accounts/${displayId}?code=secret`]) {
      await untilKept(path);
      const { headers } = await ask(testApp.url, path, {});
      const known = { ...from, 'If-None-Match': headers['etag']?.[0] ?? '"x"' };
      for (const form of [from, known]) {
        for (const method of ['GET', 'HEAD']) {
          expect(await isKept(path, form, method)).toBe(true);
          const line = await lineOf(testApp.url, path, form, method);
          expect(line).toEqual(await lineOf(frameworkUrl, path, form, method));
          expect(line).toMatchObject({
            event: 'request',
            method,
            path: path.split('?')[0],
            ip: '203.0.113.9',
          });
        }
      }
    }
  });

  it('is measured under the route that the framework would name', async () => {
    const registry = new Registry();
    measureRequests(registry, testApp.app.getHttpServer());
    const { displayId } = person.account;
    const [page, json] = [`/profile/${displayId}`, `/api/accounts/${displayId}`];
    for (const path of [page, json]) {
      await untilKept(path);
      expect(await isKept(path)).toBe(true);
    }
    registry.resetMetrics();
    const { headers } = await ask(testApp.url, page, {});
    await ask(testApp.url, page, { 'If-None-Match': headers['etag']?.[0] ?? '' });
    for (let time = 1; time <= 3; time += 1) await ask(testApp.url, json, {});
    await eventually(async () => {
      const counts = (await registry.metrics()).match(/(?<=^http_request_duration_seconds_count).*/gm);
      expect(counts?.sort()).toEqual([
        '{method="GET",route="/api/accounts/:id",status="200"} 3',
        '{method="GET",route="page:profile",status="200"} 1',
        '{method="GET",route="page:profile",status="304"} 1',
      ]);
      return true;
    }, 'the requests to be counted');
  });

  it('counts toward the read limit of the API', async () => {
    const limited = await startTestApp({ TRUST_PROXY: 'loopback', THROTTLE_READ_LIMIT: '5' });
    try {
      const { account } = await signUp(limited);
      const path = `/api/accounts/${account.displayId}`;
      const from = (client: string) => limited.client.get(path).set('X-Forwarded-For', client);
      for (const left of [4, 3, 2, 1, 0]) {
        const { headers } = await from('203.0.113.1').expect(200);
        expect(headers['ratelimit']).toContain(`r=${left};`);
        expect(headers['ratelimit-policy']).toBe('"read";q=5;w=300');
      }
      const refused = await from('203.0.113.1').expect(429);
      expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      await from('203.0.113.2').expect(200);
    } finally {
      await limited.stop();
    }
  });

  it.each<[what: string, headers: Record<string, string>]>([
    ['a token', { Authorization: 'Bearer x' }],
    ['an access token', { Cookie: 'accessToken=x' }],
    ['a refresh token', { Cookie: 'refreshToken=x' }],
    ['the hint of a session', { Cookie: 'loggedIn=1' }],
  ])('is not used for JSON requests with %s, but for pages', async (_what, headers) => {
    const [page, json] = [
      `/profile/${person.account.displayId}`,
      `/api/accounts/${person.account.displayId}`,
    ];
    await untilKept(page);
    await untilKept(json);
    expect(await isKept(json, headers)).toBe(false);
    expect(await isKept(page, headers)).toBe(true);
  });

  it.each<[what: string, headers: Record<string, string>, method: string]>([
    ['writes', { Origin: 'http://localhost:3000' }, 'POST'],
    ['options', {}, 'OPTIONS'],
    ['requests with a body', { 'Content-Length': '0' }, 'GET'],
  ])('is not used for %s', async (_what, headers, method) => {
    const path = `/api/accounts/${person.account.displayId}`;
    await untilKept(path);
    expect(await isKept(path, headers, method)).toBe(false);
  });

  it('is in the language of each request', async () => {
    const path = `/api/accounts/${person.account.displayId}`;
    for (const [language, header] of [
      ['ja', 'ja'],
      ['en', 'en-US'],
    ]) {
      await untilKept(path, { 'Accept-Language': header! });
      const page = await ask(testApp.url, `/profile/${person.account.displayId}`, {
        'Accept-Language': header!,
      });
      expect(page.body.toString()).toContain(`lang="${language}"`);
    }
  });

  it('is not used during maintenance or for redirected addresses', async () => {
    const path = `/profile/${person.account.displayId}`;
    await untilKept(path);
    await untilKept(`/api/accounts/${person.account.displayId}`);
    await testApp.app.get(RedirectsService).create(path, '/login');
    await testApp.client.get(path).redirects(0).expect(302);
    await testApp.app.get(RedirectsService).delete(path);
    await testApp.app.get(MaintenanceService).turnOn(null);
    await testApp.client.get(path).expect(503);
    await testApp.client.get(`/api/accounts/${person.account.displayId}`).expect(503);
    await testApp.app.get(MaintenanceService).turnOff();
    await testApp.client.get(path).expect(200);
  });

  it('is not used under another loopback name, which the framework redirects', async () => {
    for (const path of ['/login', `/api/accounts/${person.account.displayId}`]) {
      await untilKept(path);
      const answer = await ask(testApp.url, path, { Host: '127.0.0.1:3000', Accept: 'text/html' });
      expect([answer.status, answer.headers['location']]).toEqual([307, [`http://localhost:3000${path}`]]);
    }
  });

  it('is dropped, both page and JSON, when the database reports a change', async () => {
    const { displayId } = person.account;
    const paths = [`/profile/${displayId}`, `/api/accounts/${displayId}`, `/api/links/accounts/${displayId}`];
    for (const path of paths) await untilKept(path);
    await testApp.repository(Account).update(person.account.accountId, { introduction: 'By an operator' });
    await eventually(async () => {
      const { body } = await testApp.client.get(`/api/accounts/${displayId}`);
      return (body as { introduction: string }).introduction === 'By an operator';
    }, 'the change to be shown');
    for (const path of [paths[0]!, paths[2]!]) expect(await isKept(path)).toBe(false);
  });

  it('is not kept under a former display ID, whose release is not reported', async () => {
    const mover = await signUp(testApp);
    const { displayId: former } = mover.account;
    await mover.browser
      .patch('/api/accounts/me')
      .send({ displayId: `${former}x` })
      .expect(200);
    for (let time = 1; time <= 5; time += 1) expect(await isKept(`/api/accounts/${former}`)).toBe(false);
    await untilKept(`/api/accounts/${former}x`);
  });

  it('is never a failure', async () => {
    for (const path of [
      '/api/accounts/nobody.here',
      '/api/links/accounts/-',
      '/profile/nobody.here',
      '/nowhere',
    ]) {
      for (let time = 1; time <= 4; time += 1) expect(await isKept(path)).toBe(false);
    }
  });

  it('is made once for concurrent requests', async () => {
    const { account } = await signUp(testApp);
    const made = jest.spyOn(testApp.app.get(AnswerCacheService), 'get');
    const before = testApp.pages.rendered.length;
    await Promise.all(Array.from({ length: 30 }, () => testApp.client.get(`/profile/${account.displayId}`)));
    expect(testApp.pages.rendered.length - before).toBe(1);
    made.mockRestore();
  });
});
