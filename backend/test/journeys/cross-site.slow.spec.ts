import { type OwnAccountResponse } from '../../src/modules/accounts/dto/own-account.response.js';
import { OPEN_REDIRECTS } from '../support/open-redirects.js';
import { callableOperations } from '../support/operations.js';
import { sendRaw } from '../support/raw-http.js';
import { signUp, signUpInput } from '../support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../support/test-app.js';
import { clearThrottles } from '../support/throttles.js';

const OPERATIONS = await callableOperations();
const WRITES = OPERATIONS.filter(({ method }) => method !== 'get').map(
  ({ method, path }) => [method, path] as const,
);

type Method = (typeof WRITES)[number][0];

const FOREIGN_ORIGINS = [
  'https://evil.example',
  'null',
  'http://localhost:3001',
  'https://localhost:3000',
  'http://sub.localhost:3000',
  'http://localhost:3000.evil.example',
  'http://evil.localhost:3000',
  'http://127.0.0.1:3000',
  `${PUBLIC_URL}/`,
  '',
];

describe('requests from other sites', () => {
  let testApp: TestApp;
  let cookies: string;
  beforeAll(async () => {
    testApp = await startTestApp();
    const { input } = await signUp(testApp);
    const { email, password } = input;
    const answer = await testApp.browser().post('/api/auth/login').send({ email, password });
    cookies = (answer.headers['set-cookie'] as unknown as string[])
      .map((cookie) => cookie.split(';')[0] ?? '')
      .join('; ');
  });
  afterAll(() => testApp.stop());

  const own = async () => {
    const answer = await testApp.client.get('/api/accounts/me').set('Cookie', cookies).expect(200);
    return answer.body as OwnAccountResponse;
  };
  const write = (method: Method, path: string, headers: Record<string, string | undefined>) =>
    testApp.client[method](path).set(headers as Record<string, string>);

  describe.each(WRITES)('%s %s', (method, path) => {
    const BODIES = {
      json: ['application/json', '{"displayName":"Changed","introduction":"Changed"}'],
      form: ['application/x-www-form-urlencoded', 'displayName=Changed'],
      text: ['text/plain', '{"displayName":"Changed"}'],
      multipart: ['multipart/form-data; boundary=x', '--x--\r\n'],
    } as const;

    it.each(FOREIGN_ORIGINS)('is rejected from the origin %j, whatever the body', async (origin) => {
      const before = await own();
      for (const [type, body] of Object.values(BODIES)) {
        for (const headers of [
          { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
          { Origin: origin, Cookie: cookies },
        ]) {
          await write(method, path, { ...headers, 'Content-Type': type })
            .send(body)
            .expect(403);
        }
      }
      expect(await own()).toEqual(before);
    });

    it.each(['cross-site', 'same-site', 'none', 'nonsense'])(
      'is rejected with Sec-Fetch-Site: %s and no origin',
      async (site) => {
        for (const headers of [{ 'Sec-Fetch-Site': site }, { 'Sec-Fetch-Site': site, Cookie: cookies }]) {
          await write(method, path, headers).expect(403);
        }
      },
    );

    it('is rejected with a cookie and no origin', async () => {
      await write(method, path, { Cookie: cookies }).expect(403);
      await write(method, path, { Cookie: 'other=1', Referer: `${PUBLIC_URL}/` }).expect(403);
    });

    it('is allowed for the site itself and for programs', async () => {
      for (const headers of [
        { Origin: PUBLIC_URL },
        { 'Sec-Fetch-Site': 'same-origin' },
        { Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin', Cookie: 'other=1' },
        {},
      ] as Record<string, string>[]) {
        const { status } = await write(method, path, headers);
        expect([200, 204, 400, 401, 404]).toContain(status);
      }
    });
  });

  it('do not change the session', async () => {
    await write('post', '/api/auth/logout', { Origin: 'https://evil.example', Cookie: cookies }).expect(403);
    await own();
  });

  describe('may only read public data, without credentials', () => {
    const expectClosed = ({ headers }: { headers: Record<string, string> }) => {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    };

    it.each([...FOREIGN_ORIGINS, PUBLIC_URL])(
      'no other answer allows the origin %j, or any other',
      async (origin) => {
        for (const path of [
          '/',
          '/docs',
          '/health/live',
          '/api/accounts/me',
          '/api/nothing',
          '/sitemap.xml',
          '/sitemaps/site.xml',
        ])
          expectClosed(await testApp.client.get(path).set({ Origin: origin, Cookie: cookies }));
      },
    );

    it.each([...FOREIGN_ORIGINS, PUBLIC_URL])(
      'every public read and the API document allow the origin %j like any other',
      async (origin) => {
        const reads = OPERATIONS.filter(({ method, isPublic }) => isPublic && method === 'get');
        expect(reads.length).toBeGreaterThan(10);
        for (const path of ['/api/openapi.json', ...reads.map((read) => read.path)]) {
          const { headers } = await testApp.client.get(path).set({ Origin: origin });
          const opened = Object.entries(headers).filter(([name]) => name.startsWith('access-control'));
          expect([path, opened]).toEqual([path, [['access-control-allow-origin', '*']]]);
        }
      },
    );

    it('no operation allows a preflight request', async () => {
      for (const { method, path } of OPERATIONS) {
        for (const origin of ['https://evil.example', 'null', PUBLIC_URL]) {
          const answer = await testApp.client.options(path).set({
            Origin: origin,
            'Access-Control-Request-Method': method.toUpperCase(),
            'Access-Control-Request-Headers': 'content-type',
          });
          expectClosed(answer);
          expect([path, answer.status]).toEqual([path, 404]);
        }
      }
    });
  });
});

describe('a Host header', () => {
  it('has no effect: mails, pages and redirects use the public URL', async () => {
    const testApp = await startTestApp();
    try {
      const { input } = await signUp(testApp);
      await clearThrottles(testApp);
      const foreign = {
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        Forwarded: 'host=evil.example',
      };
      await testApp.client
        .post('/api/accounts')
        .set(foreign)
        .send(signUpInput({ email: input.email }))
        .expect(204);
      const { text = '', html } = await testApp.mail.newest(input.email, 2);
      expect(text).toContain(`${PUBLIC_URL}/ja/login`);
      expect(`${text}${String(html)}`).not.toContain('evil.example');

      const page = await testApp.client.get(`/profile/${input.displayId}`).set(foreign).expect(200);
      expect(testApp.pages.rendered.at(-1)?.settings.publicUrl).toBe(PUBLIC_URL);
      expect(JSON.stringify([page.text, page.headers])).not.toContain('evil.example');
    } finally {
      await testApp.stop();
    }
  });
});

describe('a page requested under another host name', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const ask = (path: string, host: string, accept = 'text/html') =>
    sendRaw(
      testApp.url,
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`,
    );

  it.each(['127.0.0.1:3000', '[::1]:3000', '127.1.2.3:3000'])(
    'redirects from %s to the public one',
    async (host) => {
      const answer = await ask('/en/profile/hana?x=1', host);
      expect(answer.status).toBe(307);
      expect(answer.headers['location']).toBe(`${PUBLIC_URL}/en/profile/hana?x=1`);
    },
  );

  it.each([
    ['the public name', '/', 'localhost:3000', 'text/html'],
    ['another port', '/', '127.0.0.1:4000', 'text/html'],
    ['a foreign name', '/', 'evil.example:3000', 'text/html'],
    ['an invalid name', '/', '%%%', 'text/html'],
    ['an API request', '/api/accounts/me', '127.0.0.1:3000', 'application/json'],
  ])('is not redirected for %s', async (_what, path, host, accept) => {
    expect((await ask(path, host, accept)).status).not.toBe(307);
  });

  const SENDABLE = OPEN_REDIRECTS.filter((path) => /^(?:\/|https?:)[!-~]*$/i.test(path));
  it.each(SENDABLE)('never redirects to another site: %s', async (path) => {
    for (const host of ['127.0.0.1:3000', 'localhost:3000', 'evil.example']) {
      const { headers } = await ask(path, host);
      const { location } = headers;
      if (location !== undefined) expect(new URL(location, PUBLIC_URL).origin).toBe(PUBLIC_URL);
    }
  });

  it('does not redirect to a URL in the query', async () => {
    expect(OPEN_REDIRECTS.length).toBeGreaterThanOrEqual(40);
    for (const target of OPEN_REDIRECTS) {
      const value = encodeURIComponent(target.toWellFormed());
      for (const name of ['from', 'next', 'redirect', 'back', 'url', 'redirectUrl']) {
        const { status, headers } = await ask(`/login?${name}=${value}`, 'localhost:3000');
        expect([target, status < 300 || status >= 400, headers['location']]).toEqual([
          target,
          true,
          undefined,
        ]);
      }
    }
  });
});
