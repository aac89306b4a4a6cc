import { THEMES } from '../../src/modules/themes/themes.js';
import { type BuiltFiles, makeBuiltFiles } from '../support/built-files.js';
import { failureIn } from '../support/failures.js';
import { callableOperations } from '../support/operations.js';
import { beginSignUp, signUp } from '../support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../support/test-app.js';
import { createAccount } from '../support/factories/account.js';

type Answer = Awaited<ReturnType<Browser['get']>>;
type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'options';

/** The kind of an answer, which determines its headers. */
type Kind =
  | 'page'
  | 'missing page'
  | 'feed'
  | 'asset'
  | 'build'
  | 'file'
  | 'poster'
  | 'picture'
  | 'robots'
  | 'sitemap'
  | 'docs'
  | 'docs file'
  | 'health'
  | 'api';

type Address = [kind: Kind, method: Method, path: string, status: number];

/** Every kind of address. New ones need a line here, except for operations of the API. */
const ADDRESSES: Address[] = [
  ['page', 'get', '/', 200],
  ['page', 'head', '/', 200],
  ['page', 'get', '/en/', 200],
  ['page', 'get', '/ja/', 200],
  ['page', 'get', '/?from=https://evil.example', 200],
  ['page', 'get', '/profile/header.person', 200],
  ['page', 'get', '/en/profile/header.person', 200],
  ['feed', 'get', '/profile/header.person/feed.atom', 200],
  ['feed', 'get', '/ja/profile/header.person/feed.atom', 200],
  ['feed', 'get', '/en/profile/header.person/feed.json', 200],
  ['feed', 'head', '/profile/header.person/feed.json', 200],
  ['missing page', 'get', '/nothing', 404],
  ['missing page', 'get', '/en/nothing', 404],
  ['missing page', 'get', '/profile/nobody', 404],
  ['missing page', 'get', '/profile/%00', 404],
  ['missing page', 'get', '/%zz', 404],
  ['missing page', 'get', '/index.html', 404],
  ['missing page', 'get', '/.git/HEAD', 404],
  ['missing page', 'get', '/.env', 404],
  ['missing page', 'get', '/.vite/documents.json', 404],
  ['missing page', 'get', '/metrics', 404],
  ['missing page', 'get', '/package.json', 404],
  ['missing page', 'get', '/server-status', 404],
  ['missing page', 'get', '/wp-login.php', 404],
  ['missing page', 'get', '/backend/src/main.ts', 404],
  ['missing page', 'get', '/..%2f..%2fetc%2fpasswd', 404],
  ['asset', 'get', '/assets/app-5f3a91c2.js', 200],
  ['asset', 'head', '/assets/app-5f3a91c2.js', 200],
  ['asset', 'get', '/assets/app-5f3a91c2.css', 200],
  ['build', 'get', '/builds/latest.json', 200],
  ['build', 'get', '/builds/latest.json?t=1', 200],
  ['file', 'get', '/favicon.ico', 200],
  ['file', 'get', '/favicon.svg', 200],
  ['poster', 'get', '/profile/header.person/poster.svg', 200],
  ['poster', 'get', '/en/profile/header.person/poster.png', 200],
  ['poster', 'head', '/ja/profile/header.person/poster.pdf', 200],
  ['picture', 'get', THEMES[0]?.tokens.coverImage ?? '', 200],
  ['robots', 'get', '/robots.txt', 200],
  ['sitemap', 'get', '/sitemap.xml', 200],
  ['sitemap', 'get', '/sitemaps/site.xml', 200],
  ['sitemap', 'get', '/sitemaps/creators-1.xml', 200],
  ['robots', 'get', '/5c1f0a7e-petals-2026.txt', 200],
  ['missing page', 'get', '/other.txt', 404],
  ['docs', 'get', '/docs', 200],
  ['docs file', 'get', '/docs/swagger-ui.css', 200],
  ['docs file', 'get', '/docs/swagger-ui-init.js', 200],
  ['health', 'get', '/health', 200],
  ['health', 'get', '/health/live', 200],
  ['health', 'get', '/health/ready', 200],
  ['health', 'get', '/health/arrival', 404],
  ['health', 'get', '/health/nothing', 404],
  ['health', 'post', '/health/live', 404],
  ['api', 'get', '/api/openapi.json', 200],
  ['api', 'get', '/api', 404],
  ['api', 'get', '/api/', 404],
  ['api', 'get', '/api/nothing', 404],
  ['api', 'get', '/api/policy-reports', 404],
  ['api', 'post', '/api/policy-reports', 415],
  ['api', 'head', '/api/nothing', 404],
  ['api', 'options', '/api/accounts/me', 404],
  ['api', 'get', '/api/accounts/header.person', 200],
  ['api', 'get', '/api/accounts/nobody', 404],
  ['api', 'get', '/api/oembed?url=https%3A%2F%2Fhitohira.example%2Fprofile%2Fheader.person', 200],
  ['api', 'get', '/api/oembed?url=https%3A%2F%2Felsewhere.example', 404],
  ['api', 'get', '/api/accounts/%zz', 400],
  ['api', 'get', '/api/accounts/me', 401],
  ['api', 'get', '/api/oauth/previews/x', 401],
];

/** Addresses of missing files that programs request; never answered with a page. */
const GONE = [
  '/assets/app-00000000.js',
  '/assets/app-5f3a91c2.js.map',
  '/assets/',
  '/assets',
  '/assets/..%2f.vite%2fdocuments.json',
  '/assets/%2e%2e/favicon.ico',
  '/builds/older.json',
  '/builds/',
];

/** The public reads among them. An address that cannot be decoded is rejected before its operation is known. */
const OPEN_READ = /^\/api\/(?:oembed\?|openapi\.json$|accounts\/(?:header\.person|nobody)$)/;

describe('the headers of every response', () => {
  let testApp: TestApp;
  let files: BuiltFiles;
  let operations: Awaited<ReturnType<typeof callableOperations>>;
  beforeAll(async () => {
    files = await makeBuiltFiles();
    testApp = await startTestApp(
      {
        PUBLIC_URL: 'https://hitohira.example',
        TRUST_PROXY: 'loopback',
        INDEXNOW_KEY: '5c1f0a7e-petals-2026',
        INDEXNOW_URL: 'http://127.0.0.1:9',
      },
      { clientDirectory: files.directory },
    );
    operations = await callableOperations();
    await createAccount(testApp, { displayId: 'header.person' });
  });
  afterAll(async () => {
    await testApp.stop();
    await files.remove();
  });

  const protectedAnswer = ({ headers }: Answer, isOpen = false) => {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': 'max-age=31536000',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const name of ['x-powered-by', 'server', 'x-aspnet-version', 'via'])
      expect(headers).not.toHaveProperty(name);
    // Scripts of any site may use public reads and feeds.
    const opened = Object.entries(headers).filter(([name]) => name.startsWith('access-control'));
    expect(opened).toEqual(isOpen ? [['access-control-allow-origin', '*']] : []);
  };

  const ask = (method: Method, path: string) => testApp.client[method](path);

  it('are checked at 60 or more URLs', () => {
    expect(ADDRESSES.length + GONE.length + operations.length).toBeGreaterThanOrEqual(60);
  });

  it.each(ADDRESSES)('protect %s: %s %s (%d), and reveal nothing about the server', async (...address) => {
    const [kind, method, path, status] = address;
    const answer = await ask(method, path);
    expect(answer.status).toBe(status);
    protectedAnswer(answer, kind === 'feed' || OPEN_READ.test(path));
  });

  it('are set for each operation, for anonymous requests', async () => {
    expect(operations.length).toBeGreaterThan(10);
    for (const { method, path, isPublic } of operations) {
      const answer = await ask(method, path);
      protectedAnswer(answer, isPublic && method === 'get');
      expect([path, answer.headers['cache-control']]).toEqual([path, 'no-store']);
      expect([path, answer.status === 401 || isPublic]).toEqual([path, true]);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it.each([
    [400, () => ask('post', '/api/auth/login').set('Content-Type', 'application/json').send('{')],
    [403, () => ask('post', '/api/auth/logout').set('Origin', 'https://evil.example')],
    [413, () => ask('post', '/api/auth/login').send({ email: 'x'.repeat(200_000) })],
    [415, () => ask('post', '/api/auth/login').set('Content-Type', 'text/plain').send('x')],
    [403, () => ask('post', '/').set('Origin', 'https://evil.example')],
    [404, () => ask('post', '/').send({})],
    [413, () => ask('post', '/profile/header.person').send({ x: 'x'.repeat(200_000) })],
    [415, () => ask('put', '/profile/header.person').set('Content-Type', 'text/plain').send('x')],
  ] as [number, () => PromiseLike<Answer>][])(
    'are set for requests rejected with %d, with the common form of failures',
    async (status, refused) => {
      const answer = await refused();
      expect(answer.status).toBe(status);
      protectedAnswer(answer);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(failureIn(answer)).toMatchObject({ statusCode: status, requestId: expect.any(String) });
    },
  );

  it('are left to the stored response by a 304, cached or not', async () => {
    for (const path of ['/en/profile/header.person', '/favicon.svg']) {
      const { etag } = (await ask('get', path)).headers;
      for (let time = 0; time < 2; time += 1) {
        const { status, headers } = await ask('get', path).set('If-None-Match', etag ?? '');
        expect([path, status]).toEqual([path, 304]);
        expect(headers).toMatchObject({ etag, 'cache-control': expect.any(String) });
        expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
        for (const name of [
          'content-security-policy',
          'permissions-policy',
          'reporting-endpoints',
          'content-type',
        ])
          expect(headers).not.toHaveProperty(name);
      }
    }
  });

  it('are set for throttled requests', async () => {
    const limited = await startTestApp({ THROTTLE_READ_LIMIT: '1', PUBLIC_URL: 'https://hitohira.example' });
    try {
      await limited.client.get('/api/accounts/nobody').expect(404);
      const answer = await limited.client.get('/api/accounts/nobody').expect(429);
      protectedAnswer(answer, true);
      expect(failureIn(answer).statusCode).toBe(429);
    } finally {
      await limited.stop();
    }
  });

  describe('limit caching', () => {
    const KEPT: Partial<Record<Kind, string>> = {
      page: 'no-cache',
      feed: 'no-cache',
      'missing page': 'no-store',
      asset: 'public, max-age=31536000, immutable',
      build: 'no-store',
      file: 'public, max-age=0',
      poster: 'no-cache',
      picture: 'public, max-age=31536000, immutable',
      robots: 'public, max-age=3600',
      sitemap: 'no-cache',
      docs: 'no-cache',
      'docs file': 'no-cache',
      api: 'no-store',
      health: 'no-store',
    };

    it.each(ADDRESSES.filter(([kind]) => kind in KEPT))('%s: %s %s', async (kind, method, path) => {
      const { headers } = await ask(method, path);
      expect(headers['cache-control']).toBe(KEPT[kind]);
    });

    it.each(ADDRESSES.filter(([kind]) => kind === 'page'))(
      '%s: %s %s depends on the language and the cookie',
      async (_kind, method, path) => {
        const { headers } = await ask(method, path);
        expect(headers['vary']).toMatch(/Accept-Language.*Cookie/);
      },
    );
  });

  describe('limit what a response may load', () => {
    const policyOf = ({ headers }: Answer) =>
      new Map(
        (headers['content-security-policy'] ?? '').split(/; ?/).map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources] as const;
        }),
      );

    it.each(ADDRESSES.filter(([kind]) => kind === 'page' || kind === 'missing page'))(
      '%s: %s %s: its own files, and inline parts by their hash',
      async (_kind, method, path) => {
        const policy = policyOf(await ask(method, path));
        expect(policy.get('script-src')?.[0]).toBe("'self'");
        for (const source of [
          ...(policy.get('script-src') ?? []).slice(1),
          ...(policy.get('style-src') ?? []).slice(1),
        ])
          expect(source).toMatch(/^'sha(?:256|384|512)-[\w+/]+=*'$/);
        expect(policy.get('default-src')).toEqual(["'none'"]);
        for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
          expect([name, policy.get(name)]).toEqual([name, ["'none'"]]);
        for (const name of ['form-action', 'connect-src', 'manifest-src'])
          expect([name, policy.get(name)]).toEqual([name, ["'self'"]]);
        const everything = [...policy.values()].flat().join(' ');
        expect(everything).not.toMatch(/unsafe-eval|unsafe-hashes|https?:|\*/);
        expect([...policy.keys()].filter((name) => policy.get(name)?.includes("'unsafe-inline'"))).toEqual([
          'style-src-attr',
        ]);
      },
    );

    it('the documentation: only scripts of this site', async () => {
      const answer = await ask('get', '/docs');
      const policy = policyOf(answer);
      expect(policy.get('report-uri')).toEqual(['/api/policy-reports']);
      expect(policy.get('report-to')).toEqual(['policy']);
      expect(answer.headers['reporting-endpoints']).toBe('policy="/api/policy-reports"');
      expect(policy.get('script-src')).toEqual(["'self'"]);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
        expect([name, policy.get(name)]).toEqual([name, ["'none'"]]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
    });

    it.each(
      ADDRESSES.filter(([kind]) =>
        ['feed', 'asset', 'build', 'file', 'robots', 'sitemap', 'health', 'api'].includes(kind),
      ),
    )('%s: %s %s: nothing at all', async (_kind, method, path) => {
      const { headers } = await ask(method, path);
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    });
  });

  it.each(GONE)('belong to a 404 without a page for %s', async (path) => {
    const answer = await testApp.client.get(path).set('Accept', 'text/html,*/*').expect(404);
    protectedAnswer(answer);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(failureIn(answer)).toMatchObject({ statusCode: 404 });
  });
});

describe('without https', () => {
  it('HSTS is not sent', async () => {
    const testApp = await startTestApp();
    try {
      const { headers } = await testApp.client.get('/');
      expect(headers).not.toHaveProperty('strict-transport-security');
    } finally {
      await testApp.stop();
    }
  });
});

describe('private responses', () => {
  it('are not cached', async () => {
    const testApp = await startTestApp();
    try {
      const { browser, input } = await signUp(testApp);
      const pending = await beginSignUp(testApp);
      const { email, password } = input;
      for (const answer of [
        await browser.get('/api/accounts/me').expect(200),
        await browser.get('/api/news/unreads').expect(200),
        await browser.get('/api/auth/sessions').expect(200),
        await browser.patch('/api/accounts/me').send({ introduction: 'x' }).expect(200),
        await browser.get(`/api/accounts/${input.displayId}`).expect(200),
        await browser.post('/api/auth/login').send({ email, password }).expect(200),
        await pending.browser.post('/api/accounts/check-code').send({ code: pending.code }).expect(200),
        await browser.post('/api/auth/refresh').expect(204),
        await browser.post('/api/auth/logout').expect(204),
        await browser.get('/api/accounts/me').expect(401),
      ]) {
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    } finally {
      await testApp.stop();
    }
  });
});
