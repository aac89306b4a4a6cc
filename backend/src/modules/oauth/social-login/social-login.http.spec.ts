import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { cookieHeader, cookiesSetBy } from '../../../../test/support/cookies.js';
import { failureIn } from '../../../../test/support/failures.js';
import { goToLine, LINE, signUpWithLine } from '../../../../test/support/line.js';
import { OPEN_REDIRECTS } from '../../../../test/support/open-redirects.js';
import { signUp } from '../../../../test/support/sign-up.js';
import { type Browser, PUBLIC_URL, startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { SUMIRE, TestSandbox, type ProviderCallback } from '../../../../test/support/test-sandbox.js';
import { Account } from '../../accounts/account.entity.js';
import { OAuthState } from '../authorization/oauth-state.entity.js';
import { Session } from '../../../security/sessions/session.entity.js';
import { In } from 'typeorm';

const TOKEN = '/oauth2/v2.1/token';

describe('logging in with LINE', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp(sandbox.variables);
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });

  const tokenCalls = async () => (await sandbox.requests(TOKEN)).length;
  const logIn = (browser: Browser, body: object) => browser.post(`${LINE}/login`).send(body);

  it('ends the session whose cookies it replaces', async () => {
    const { person, account } = await signUpWithLine(testApp, sandbox);
    const { browser } = await signUp(testApp);
    const before = await browser.get('/api/auth/sessions').expect(200);
    const { code } = await goToLine(browser, sandbox, person);
    await logIn(browser, { code }).expect(200);
    expect((await browser.get('/api/accounts/me').expect(200)).body.accountId).toBe(account.accountId);
    const ended = (before.body as { results: { id: string }[] }).results.map(({ id }) => id);
    expect(ended).toHaveLength(1);
    expect(await testApp.repository(Session).findBy({ id: In(ended) })).toEqual([]);
  });

  describe('begins', () => {
    const begin = (query: object = { from: 'login' }) =>
      testApp.browser().get(`${LINE}/redirect`).query(query);

    it('with a unique LINE URL, for minimal scopes', async () => {
      const seen = new Set<string>();
      for (let index = 0; index < 100; index += 1) {
        const answer = await begin().expect(200);
        const url = new URL((answer.body as { authUrl: string }).authUrl);
        const query = Object.fromEntries(url.searchParams);
        expect(`${url.origin}${url.pathname}`).toBe(`${sandbox.url}/line/oauth2/v2.1/authorize`);
        expect(query).toEqual({
          response_type: 'code',
          client_id: sandbox.variables['LINE_CLIENT_ID'],
          redirect_uri: `${PUBLIC_URL}/login/line`,
          state: expect.stringMatching(/^[\w-]{43}$/),
          scope: 'profile openid email',
          nonce: expect.stringMatching(/^[\w-]{43}$/),
          code_challenge: expect.stringMatching(/^[\w-]{43}$/),
          code_challenge_method: 'S256',
          ui_locales: 'ja',
        });
        const { oauthState } = cookiesSetBy(answer);
        for (const secret of [query['state'], query['nonce'], query['code_challenge'], oauthState?.value])
          seen.add(secret ?? '');
      }
      expect(seen.size).toBe(400);
    });

    it('in the language of the page', async () => {
      const answer = await begin().set('Accept-Language', 'en').expect(200);
      expect(new URL(answer.body.authUrl).searchParams.get('ui_locales')).toBe('en');
    });

    it.each(['login', 'signup', 'settings'])(
      'with cookies for 20 minutes: the flow for the server only, and its origin for the page: %s',
      async (from) => {
        const answer = await begin({ from }).expect(200);
        expect(cookiesSetBy(answer)).toEqual({
          oauthState: {
            name: 'oauthState',
            value: expect.stringMatching(/^[\w-]{43}$/),
            maxAge: 1200,
            path: '/api',
            httpOnly: true,
            sameSite: 'lax',
          },
          oauthFrom: { name: 'oauthFrom', value: from, maxAge: 1200, path: '/', sameSite: 'lax' },
        });
        const [state] = await testApp.repository(OAuthState).find({ order: { createdAt: 'DESC' }, take: 1 });
        const token = cookiesSetBy(answer)['oauthState']?.value ?? '';
        expect(state?.tokenHash).toEqual(createHash('sha256').update(token).digest());
      },
    );

    it.each([
      [{}, 'required'],
      [{ from: '' }, 'invalidFormat'],
      [{ from: 'elsewhere' }, 'invalidFormat'],
      [{ from: ['login', 'signup'] }, 'invalidFormat'],
    ])('not with %j', async (query, errorCode) => {
      const answer = await begin(query).expect(400);
      expect(failureIn(answer).errors).toEqual([{ field: 'from', errorCode, message: expect.any(String) }]);
      expect(cookiesSetBy(answer)).toEqual({});
    });

    it.each(OPEN_REDIRECTS)('not from %j, which is an open redirect', async (from) => {
      const answer = await begin({ from }).expect(400);
      expect(failureIn(answer).errors).toMatchObject([{ field: 'from', errorCode: 'invalidFormat' }]);
    });
  });

  it('returns the account and starts a session for a known user', async () => {
    const { person, account } = await signUpWithLine(testApp, sandbox);
    const browser = testApp.browser();
    const { address, code, state } = await goToLine(browser, sandbox, person);
    expect(address).toBe(`${PUBLIC_URL}/login/line`);
    const answer = await logIn(browser, { code, state }).expect(200);
    expect(answer.body).toEqual(account);
    expect(Object.keys(cookiesSetBy(answer)).sort()).toEqual([
      'accessToken',
      'displayId',
      'knownDevice',
      'loggedIn',
      'oauthState',
      'refreshToken',
    ]);
    expect(cookiesSetBy(answer)['oauthState']).toMatchObject({ value: '', maxAge: 0 });
    expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(account);
  });

  it('accepts the code without a state, since the cookie binds the flow', async () => {
    const { person } = await signUpWithLine(testApp, sandbox);
    const browser = testApp.browser();
    const { code } = await goToLine(browser, sandbox, person);
    await logIn(browser, { code }).expect(200);
  });

  it("updates the user's name", async () => {
    const { person, browser } = await signUpWithLine(testApp, sandbox);
    const renamed = { ...person, displayName: 'あたらしい名前', email: null };
    await sandbox.newPerson(renamed);
    const { code } = await goToLine(browser, sandbox, renamed);
    const answer = await logIn(browser, { code }).expect(200);
    expect(answer.body.socialLogins).toEqual([
      { provider: 'line', displayName: 'あたらしい名前', email: null },
    ]);
  });

  it('identifies users by ID, never by name or e-mail address', async () => {
    const { person } = await signUpWithLine(testApp, sandbox);
    const lookalike = await sandbox.newPerson({ displayName: person.displayName, email: person.email });
    const browser = testApp.browser();
    const { code } = await goToLine(browser, sandbox, lookalike);
    await logIn(browser, { code }).expect(404);
    await browser.get('/api/accounts/me').expect(401);
  });

  it('returns 404 for an unknown user, and remembers them for the sign-up in this browser', async () => {
    const person = await sandbox.newPerson();
    const browser = testApp.browser();
    const { code } = await goToLine(browser, sandbox, person);
    const answer = await logIn(browser, { code }).expect(404);
    expect(failureIn(answer).errorCode).toBe('unknown');
    expect(cookiesSetBy(answer)).toMatchObject({
      socialSignUpToken: { httpOnly: true, maxAge: 3600, path: '/api', sameSite: 'lax' },
    });
    expect(cookiesSetBy(answer)).not.toHaveProperty('accessToken');
    const user = await browser.get(`${LINE}/user`).expect(200);
    expect(user.body).toEqual({
      userId: person.userId,
      displayName: person.displayName,
      authToken: expect.stringMatching(/^[\w-]{43}$/),
      registered: false,
    });
    await testApp.browser().get(`${LINE}/user`).expect(401);
  });

  it("redirects with LINE's error, which needs no request here", async () => {
    const back = await goToLine(testApp.browser(), sandbox, 'deny');
    expect(back).toMatchObject({ error: 'access_denied', code: '', state: expect.stringMatching(/^.{43}$/) });
  });

  it('rejects a suspended account', async () => {
    const { person, account } = await signUpWithLine(testApp, sandbox);
    await testApp.repository(Account).update(account.accountId, { suspendedAt: new Date() });
    const browser = testApp.browser();
    const { code } = await goToLine(browser, sandbox, person);
    const answer = await logIn(browser, { code }).expect(403);
    expect(failureIn(answer).errorCode).toBe('E0301');
    expect(cookiesSetBy(answer)).not.toHaveProperty('accessToken');
  });

  it('treats a withdrawn account as missing', async () => {
    const { person, account } = await signUpWithLine(testApp, sandbox);
    await testApp.repository(Account).update(account.accountId, { withdrawnAt: new Date() });
    const browser = testApp.browser();
    const { code } = await goToLine(browser, sandbox, person);
    await logIn(browser, { code }).expect(404);
    expect((await browser.get(`${LINE}/user`).expect(200)).body.registered).toBe(false);
  });

  describe.each([
    ['login', (browser: Browser, query: object) => logIn(browser, query)],
    ['user', (browser: Browser, query: object) => browser.get(`${LINE}/user`).query(query)],
  ])('%s makes no call to LINE', (_call, call) => {
    const CASES: Record<string, (browser: Browser, back: ProviderCallback) => Promise<[Browser, object]>> = {
      'if the browser was not sent there': (_browser, { code }) =>
        Promise.resolve([testApp.browser(), { code }]),
      'if another browser was sent there': async (_browser, { code, state }) => {
        const other = testApp.browser();
        await goToLine(other, sandbox, SUMIRE);
        return [other, { code, state }];
      },
      'with another state': (browser, { code, state }) =>
        Promise.resolve([browser, { code, state: `${state.slice(0, -1)}-` }]),
      'with the state of an earlier flow': async (browser, { code, state }) => {
        await goToLine(browser, sandbox, SUMIRE);
        return [browser, { code, state }];
      },
      'after 20 minutes': async (browser, { code, state }) => {
        await testApp.repository(OAuthState).updateAll({ expiresAt: new Date() });
        return [browser, { code, state }];
      },
      'with a forged cookie': (_browser, { code, state }) => {
        const forger = testApp.browser();
        void forger.set('Cookie', cookieHeader({ oauthState: 'x'.repeat(43) }));
        return Promise.resolve([forger, { code, state }]);
      },
      'if the flow has ended': async (browser, { code, state }) => {
        await testApp.repository(OAuthState).deleteAll();
        return [browser, { code, state }];
      },
    };

    it.each(Object.entries(CASES))('%s', async (_case, prepare) => {
      const browser = testApp.browser();
      const back = await goToLine(browser, sandbox, SUMIRE);
      const [who, query] = await prepare(browser, back);
      const before = await tokenCalls();
      const answer = await call(who, query).expect(403);
      expect(failureIn(answer).errorCode).toBe('unknown');
      expect(cookiesSetBy(answer)).not.toHaveProperty('accessToken');
      expect(cookiesSetBy(answer)).not.toHaveProperty('socialSignUpToken');
      expect(await tokenCalls()).toBe(before);
    });
  });

  it('continues after a request with a forged state', async () => {
    const { person } = await signUpWithLine(testApp, sandbox);
    const browser = testApp.browser();
    const begun = await browser.get(`${LINE}/redirect`).query({ from: 'login' }).expect(200);
    const { code, state } = await sandbox.consent(begun.body.authUrl, person);
    const oauthState = cookiesSetBy(begun)['oauthState']?.value ?? '';
    await testApp.client
      .post(`${LINE}/login`)
      .set({ Origin: PUBLIC_URL, Cookie: cookieHeader({ oauthState }) })
      .send({ code: 'forged', state: 'forged' })
      .expect(403);
    await logIn(browser, { code, state }).expect(200);
  });

  it('succeeds once for ten concurrent calls with one code', async () => {
    const { person, account } = await signUpWithLine(testApp, sandbox);
    const browser = testApp.browser();
    const { code, state } = await goToLine(browser, sandbox, person);
    const before = await tokenCalls();
    const sessions = () => testApp.repository(Session).findBy({ accountId: account.accountId });
    const open = (await sessions()).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(browser, { code, state })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(403)]);
    expect(await tokenCalls()).toBe(before + 1);
    expect(await sessions()).toHaveLength(open + 1);
  });

  it('is rejected with a code that LINE rejects', async () => {
    const browser = testApp.browser();
    await goToLine(browser, sandbox, SUMIRE);
    const answer = await logIn(browser, { code: 'made-up' }).expect(403);
    expect(failureIn(answer).errorCode).toBe('E0101');
  });

  it('is rejected with a code from another browser', async () => {
    const [browser, other] = [testApp.browser(), testApp.browser()];
    await goToLine(browser, sandbox, SUMIRE);
    const { code } = await goToLine(other, sandbox, await sandbox.newPerson());
    const answer = await logIn(browser, { code }).expect(403);
    expect(failureIn(answer).errorCode).toBe('E0101');
  });

  describe('starts no session for an ID token', () => {
    it.each([
      'wrong-key',
      'unsigned',
      'wrong-algorithm',
      'wrong-audience',
      'wrong-issuer',
      'wrong-nonce',
      'expired',
    ])('that is %s', async (identityToken) => {
      const { person } = await signUpWithLine(testApp, sandbox);
      const browser = testApp.browser();
      const { code, state } = await goToLine(browser, sandbox, person);
      await sandbox.fault(TOKEN, { identityToken });
      const answer = await logIn(browser, { code, state }).expect(401);
      expect(failureIn(answer).errorCode).toBe('unknown');
      expect(cookiesSetBy(answer)).toEqual({});
      await browser.get('/api/accounts/me').expect(401);
      await browser.get(`${LINE}/user`).expect(401);
    });
  });

  describe('if LINE', () => {
    const CANARY = 'a-word-that-only-line-says';
    let canary: Server;
    let canaryCalls = 0;
    let impatient: TestApp;
    beforeAll(async () => {
      canary = createServer((_request, response) => {
        canaryCalls += 1;
        response.end('{}');
      });
      await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
      impatient = await startTestApp({ ...sandbox.variables, PROVIDER_HTTP_TIMEOUT_MS: '300' });
    });
    afterAll(async () => {
      await impatient.stop();
      await new Promise((resolve) => canary.close(resolve));
    });
    afterEach(() => sandbox.reset());

    const headers = { 'X-Word': CANARY };
    it.each([
      ['fails', { status: 500, headers, body: `{"error":"${CANARY}"}` }],
      ['limits our rate', { status: 429, headers, body: `{"error":"${CANARY}"}` }],
      ['never answers', { end: 'hang' }],
      ['closes the connection', { end: 'drop' }],
      ['sends invalid JSON', { body: `<html>${CANARY}</html>` }],
      ['sends 100 MB', { bytes: 100 * 1024 * 1024 }],
      [
        'rejects our channel',
        { status: 401, headers, body: `{"error":"invalid_client","error_description":"${CANARY}"}` },
      ],
      ['redirects elsewhere', { status: 307 }],
    ] as const)('%s, returns 403 without details of it', async (_what, fault) => {
      const browser = impatient.browser();
      const { code } = await goToLine(browser, sandbox, SUMIRE);
      const location = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`;
      await sandbox.fault(
        TOKEN,
        'status' in fault && fault.status === 307 ? { ...fault, headers: { location } } : fault,
      );
      impatient.log.length = 0;
      const answer = await logIn(browser, { code }).expect(403);
      expect(failureIn(answer)).toMatchObject({ errorCode: 'E0101', errors: [{ field: null }] });
      expect(answer.text).not.toMatch(/stack|fetch|undici|127\.0\.0\.1/i);
      expect(`${answer.text}${JSON.stringify(answer.headers)}`).not.toContain(CANARY);
      expect(JSON.stringify(impatient.log)).not.toMatch(new RegExp(`${CANARY}|${code}|127\\.0\\.0\\.1`));
      expect(
        impatient.log.some(({ message }) => (message as { event: string }).event.startsWith('provider.')),
      ).toBe(true);
      expect(canaryCalls).toBe(0);
    });
  });

  describe('rejects', () => {
    it.each([
      [{}, 'code', 'required'],
      [{ code: '' }, 'code', 'required'],
      [{ code: null }, 'code', 'required'],
      [{ code: 1 }, 'code', 'invalidFormat'],
      [{ code: 'ひらがな' }, 'code', 'invalidFormat'],
      [{ code: 'x\u0000' }, 'code', 'invalidFormat'],
      [{ code: 'x'.repeat(1001) }, 'code', 'invalidLength'],
      [{ code: 'x', state: {} }, 'state', 'invalidFormat'],
      [{ code: 'x', userId: 'U1' }, 'userId', 'unknownField'],
    ])('%j', async (body, field, errorCode) => {
      const answer = await logIn(testApp.browser(), body).expect(400);
      expect(failureIn(answer).errors).toEqual([{ field, errorCode, message: expect.any(String) }]);
    });

    it.each([
      ['code=', 'code'],
      ['code=a&code=b', 'code'],
      ['code=a&unique=yes', 'unique'],
      ['code=a&state=', 'state'],
    ])('?%s', async (query, field) => {
      const answer = await testApp.browser().get(`${LINE}/user?${query}`).expect(400);
      expect(failureIn(answer).errors[0]?.field).toBe(field);
    });

    it.each(['x', 'LINE', 'youtube', '__proto__', '%00', '..'])('the provider %s', async (provider) => {
      const answer = await testApp
        .browser()
        .post(`/api/oauth/social-login/providers/${provider}/login`)
        .send({ code: 'x' });
      expect([400, 404]).toContain(answer.status);
    });
  });

  it('is throttled like any log-in', async () => {
    const strict = await startTestApp({ ...sandbox.variables, THROTTLE_LOGIN_LIMIT: '2' });
    try {
      const before = await tokenCalls();
      for (const status of [403, 403, 429]) {
        const answer = await logIn(strict.browser(), { code: 'x' }).expect(status);
        expect('retry-after' in answer.headers).toBe(status === 429);
      }
      expect(await tokenCalls()).toBe(before);
    } finally {
      await strict.stop();
    }
  });

  it('is listed among the configured providers', async () => {
    const answer = await testApp.client.get('/api/oauth/social-login/providers').expect(200);
    expect(answer.body).toEqual({ results: [{ provider: 'line', displayName: 'LINE' }], total: 1 });
  });
});

describe('without a LINE channel', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  it('no provider is listed', async () => {
    const answer = await testApp.client.get('/api/oauth/social-login/providers').expect(200);
    expect(answer.body).toEqual({ results: [], total: 0 });
  });

  it('its operations return 404', async () => {
    const browser = testApp.browser();
    const account = { displayId: 'a', displayName: 'a', userId: 'U', authToken: 'x' };
    for (const answer of [
      await browser.get(`${LINE}/redirect`).query({ from: 'login' }),
      await browser.get(`${LINE}/user`).query({ code: 'x' }),
      await browser.post(`${LINE}/login`).send({ code: 'x' }),
      await browser.post(`${LINE}/accounts`).send(account),
    ]) {
      expect(answer.status).toBe(404);
      expect(cookiesSetBy(answer)).toEqual({});
    }
  });
});
