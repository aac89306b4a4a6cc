import { type OwnAccountResponse } from '../../src/modules/accounts/dto/own-account.response.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { sendRaw } from '../support/raw-http.js';
import { type Browser, PUBLIC_URL, startTestApp, type TestApp } from '../support/test-app.js';

const WRITES = [
  ['post', '/api/accounts'],
  ['post', '/api/accounts/create-validation'],
  ['post', '/api/accounts/check-code'],
  ['post', '/api/accounts/resend-code'],
  ['patch', '/api/accounts/me'],
  ['post', '/api/auth/login'],
  ['post', '/api/auth/refresh'],
  ['post', '/api/auth/logout'],
] as const;

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

describe('requests of other sites', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let cookies: string;
  beforeAll(async () => {
    testApp = await startTestApp();
    person = await signUp(testApp);
    const { email, password } = person.input;
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
  const write = (method: 'post' | 'patch', path: string, headers: Record<string, string | undefined>) =>
    testApp.client[method](path).set(headers as Record<string, string>);

  describe.each(WRITES)('%s %s', (method, path) => {
    const BODIES = {
      json: ['application/json', '{"displayName":"Changed","introduction":"Changed"}'],
      form: ['application/x-www-form-urlencoded', 'displayName=Changed'],
      text: ['text/plain', '{"displayName":"Changed"}'],
      multipart: ['multipart/form-data; boundary=x', '--x--\r\n'],
    } as const;

    it.each(FOREIGN_ORIGINS)('is refused to the origin %j, whatever the body is', async (origin) => {
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
      'is refused to a browser that says Sec-Fetch-Site: %s and no origin',
      async (site) => {
        for (const headers of [{ 'Sec-Fetch-Site': site }, { 'Sec-Fetch-Site': site, Cookie: cookies }]) {
          await write(method, path, headers).expect(403);
        }
      },
    );

    it('is refused with a cookie and nothing that names the site', async () => {
      await write(method, path, { Cookie: cookies }).expect(403);
      await write(method, path, { Cookie: 'other=1', Referer: `${PUBLIC_URL}/` }).expect(403);
    });

    it('is open to the site itself, and to programs', async () => {
      for (const headers of [
        { Origin: PUBLIC_URL },
        { 'Sec-Fetch-Site': 'same-origin' },
        { Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin', Cookie: 'other=1' },
        {},
      ] as Record<string, string>[]) {
        const { status } = await write(method, path, headers);
        expect([204, 400, 401]).toContain(status);
      }
    });
  });

  it('leave the session as it is', async () => {
    await write('post', '/api/auth/logout', { Origin: 'https://evil.example', Cookie: cookies }).expect(403);
    await own();
  });

  it('may read nothing: no answer names another origin', async () => {
    for (const origin of [...FOREIGN_ORIGINS, PUBLIC_URL]) {
      const answers: Awaited<ReturnType<Browser['get']>>[] = await Promise.all([
        testApp.client.get('/api/accounts/me').set({ Origin: origin, Cookie: cookies }),
        testApp.client.get(`/api/accounts/${person.account.displayId}`).set({ Origin: origin }),
        testApp.client.get('/api/openapi.json').set({ Origin: origin }),
        testApp.client.get('/').set({ Origin: origin }),
        testApp.client.post('/api/auth/login').set({ Origin: origin }).send({}),
        testApp.client
          .options('/api/accounts/me')
          .set({ Origin: origin, 'Access-Control-Request-Method': 'PATCH' }),
      ]);
      for (const { headers } of answers) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  });
});

describe('headers', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp({ PUBLIC_URL: 'https://hitohira.example' });
    person = await signUpOverHttps();
  });
  afterAll(() => testApp.stop());

  const signUpOverHttps = async () => {
    // The agent sends no Secure cookie over http: what needs the flow's cookie gets it by hand.
    const http = await startTestApp();
    const signedUp = await signUp(http);
    await http.stop();
    return signedUp;
  };
  const answers = async () => {
    const browser = testApp.browser();
    return [
      await testApp.client.get('/'),
      await testApp.client.get('/nothing'),
      await testApp.client.get(`/profile/${person.account.displayId}`),
      await testApp.client.get('/docs'),
      await testApp.client.get('/api/openapi.json'),
      await testApp.client.get('/api/accounts/me'),
      await testApp.client.get('/api/nothing'),
      await testApp.client.get('/health/live'),
      await testApp.client.get('/assets/nothing.js'),
      await browser.post('/api/auth/logout'),
      await browser.post('/api/auth/login').set('Content-Type', 'text/plain').send('x'),
      await testApp.client.post('/api/auth/login').set('Origin', 'https://evil.example'),
      await browser.post('/api/auth/login').set('Content-Type', 'application/json').send('{'),
    ];
  };

  it('protect every answer, and tell nothing of the server', async () => {
    for (const { headers } of await answers()) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'strict-transport-security': 'max-age=31536000',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it('let an answer of the API load nothing', async () => {
    const { headers } = await testApp.client.get('/api/nothing');
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });

  it('let nobody keep an answer of the API', async () => {
    for (const answer of await answers()) {
      const { path } = (answer as unknown as { req: { path: string } }).req;
      if (path.startsWith('/api'))
        expect([path, answer.headers['cache-control']]).toEqual([path, 'no-store']);
    }
  });

  it('do not promise https where there is none', async () => {
    const plain = await startTestApp();
    try {
      const { headers } = await plain.client.get('/');
      expect(headers).not.toHaveProperty('strict-transport-security');
    } finally {
      await plain.stop();
    }
  });
});

describe('answers that belong to one person', () => {
  it('are kept by nobody', async () => {
    const testApp = await startTestApp();
    try {
      const { browser, input } = await signUp(testApp);
      for (const answer of [
        await browser.get('/api/accounts/me').expect(200),
        await browser.patch('/api/accounts/me').send({ introduction: 'x' }).expect(200),
        await browser.get(`/api/accounts/${input.displayId}`).expect(200),
        await browser
          .post('/api/auth/login')
          .send({ email: input.email, password: input.password })
          .expect(200),
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

describe('a document asked for under another name of this machine', () => {
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
    'leads from %s to the public one',
    async (host) => {
      const answer = await ask('/en/profile/hana?x=1', host);
      expect(answer.status).toBe(307);
      expect(answer.headers['location']).toBe(`${PUBLIC_URL}/en/profile/hana?x=1`);
    },
  );

  it.each([
    ['the public name', '/', 'localhost:3000', 'text/html'],
    ['another port', '/', '127.0.0.1:4000', 'text/html'],
    ['a name of the world', '/', 'evil.example:3000', 'text/html'],
    ['a broken name', '/', '%%%', 'text/html'],
    ['a program', '/api/accounts/me', '127.0.0.1:3000', 'application/json'],
  ])('stays with %s', async (_what, path, host, accept) => {
    expect((await ask(path, host, accept)).status).not.toBe(307);
  });

  it.each([
    '//evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/.evil.example',
    '/@evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/%09/evil.example',
    '///evil.example',
    '/https://evil.example',
    '/;@evil.example',
    '/?from=https://evil.example',
    '/?next=//evil.example&redirect=//evil.example',
    'http://evil.example/',
    'https://evil.example:3000/x',
  ])('never leads off the site: %s', async (path) => {
    for (const host of ['127.0.0.1:3000', 'localhost:3000', 'evil.example']) {
      const { headers } = await ask(path, host);
      const { location } = headers;
      if (location !== undefined) expect(new URL(location, PUBLIC_URL).origin).toBe(PUBLIC_URL);
    }
  });
});
