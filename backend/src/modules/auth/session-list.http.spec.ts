import { cookieHeader, cookiesSetBy } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { signUp, signUpInput, type SignedUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { MAX_LISTED_SESSIONS, SessionsService } from '../../security/sessions/sessions.service.js';
import { type SessionListResponse, type SessionResponse } from './dto/session.response.js';
import { Session } from '../../security/sessions/session.entity.js';
import { ago, fromNow } from '../../../test/support/times.js';
import { createSessions } from '../../../test/support/factories/session.js';

const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0';

describe('the sessions of an account', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  /** Signs in once more, from another browser. */
  const signInAgain = async ({ input }: SignedUp, userAgent = '') => {
    const browser = testApp.browser();
    const answer = await browser
      .post('/api/auth/login')
      .set('User-Agent', userAgent)
      .send({ email: input.email, password: input.password })
      .expect(200);
    const refreshToken = cookiesSetBy(answer)['refreshToken']?.value ?? '';
    const accessToken = cookiesSetBy(answer)['accessToken']?.value ?? '';
    return { browser, accessToken, refreshToken, id: refreshToken.split('.')[0] ?? '' };
  };
  const listed = async (browser: SignedUp['browser']) =>
    (await browser.get('/api/auth/sessions').expect(200)).body as SessionListResponse;
  const isSignedOut = async (browser: SignedUp['browser']) => {
    await browser.get('/api/accounts/me').expect(401);
  };

  describe('in one browser', () => {
    it('are one at a time: a login ends the one whose cookies it replaces, even of another account', async () => {
      const [first, second] = [await signUp(testApp), await signUp(testApp)];
      const { email, password } = second.input;
      const earlier = await signInAgain(first);
      const elsewhere = await signInAgain(first);
      await earlier.browser.post('/api/auth/login').send({ email, password }).expect(200);
      await testApp.client.get('/api/accounts/me').auth(earlier.accessToken, { type: 'bearer' }).expect(401);
      await testApp.client
        .post('/api/auth/refresh?tokens=body')
        .send({ refreshToken: earlier.refreshToken })
        .expect(401);
      const { body } = await earlier.browser.get('/api/accounts/me').expect(200);
      expect((body as { accountId: string }).accountId).toBe(second.account.accountId);
      await elsewhere.browser.get('/api/accounts/me').expect(200);
    });

    it('are one at a time when the same account logs in again', async () => {
      const person = await signUp(testApp);
      const { email, password } = person.input;
      for (let times = 0; times < 3; times += 1)
        await person.browser.post('/api/auth/login').send({ email, password }).expect(200);
      expect((await listed(person.browser)).total).toBe(1);
    });

    it('continue when a login fails or requests tokens in the body', async () => {
      const person = await signUp(testApp);
      const { email, password } = person.input;
      await person.browser.post('/api/auth/login').send({ email, password: 'Wrong-1-word' }).expect(401);
      await person.browser.post('/api/auth/login?tokens=body').send({ email, password }).expect(200);
      expect((await listed(person.browser)).total).toBe(2);
    });

    it('are one at a time when a sign-up is completed', async () => {
      const person = await signUp(testApp);
      const earlier = await signInAgain(person);
      const input = signUpInput();
      await earlier.browser.post('/api/accounts').send(input).expect(204);
      const code = await testApp.mail.code(input.email);
      await earlier.browser.post('/api/accounts/check-code').send({ code }).expect(200);
      await testApp.client.get('/api/accounts/me').auth(earlier.accessToken, { type: 'bearer' }).expect(401);
      expect((await listed(earlier.browser)).total).toBe(1);
    });
  });

  describe('listed', () => {
    it('are those of the account, the current one first, with device and last use', async () => {
      const person = await signUp(testApp);
      await signUp(testApp);
      const second = await signInAgain(person, FIREFOX);
      const { results, total } = await listed(second.browser);
      expect(total).toBe(2);
      const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
      expect(results).toEqual<SessionResponse[]>([
        {
          id: second.id,
          deviceType: 'desktop',
          browser: 'Firefox',
          os: 'macOS',
          createdAt: time,
          lastSeenAt: time,
          current: true,
        },
        {
          id: expect.not.stringMatching(second.id) as string,
          deviceType: 'other',
          browser: null,
          os: null,
          createdAt: time,
          lastSeenAt: time,
          current: false,
        },
      ]);
    });

    it('are sorted by last use', async () => {
      const person = await signUp(testApp);
      const ids = [await signInAgain(person), await signInAgain(person), await signInAgain(person)].map(
        ({ id }) => id,
      );
      for (const [index, id] of ids.entries()) {
        await testApp
          .repository(Session)
          .update({ id }, { lastSeenAt: ago({ hours: index === 1 ? 1 : 5 + index }) });
      }
      const { results } = await listed(person.browser);
      expect(results.map(({ id }) => id).slice(1)).toEqual([ids[1], ids[0], ids[2]]);
      expect(results[0]).toMatchObject({ current: true });
    });

    it('have their last use to the minute', async () => {
      const person = await signUp(testApp);
      const other = await signInAgain(person);
      const lastSeen = async () =>
        Date.parse((await listed(person.browser)).results.find(({ id }) => id === other.id)!.lastSeenAt);
      await testApp.repository(Session).update(other.id, { lastSeenAt: ago({ minutes: 2 }) });
      const before = await lastSeen();
      await other.browser.get('/api/accounts/me').expect(200);
      expect(await lastSeen()).toBeGreaterThan(before);
    });

    it('do not include expired ones', async () => {
      const person = await signUp(testApp);
      const { id } = await signInAgain(person);
      await testApp.repository(Session).update({ id }, { expiresAt: new Date() });
      expect(await listed(person.browser)).toMatchObject({ total: 1, results: [{ current: true }] });
    });

    it('are all counted, and always include the current one', async () => {
      const person = await signUp(testApp);
      await createSessions(testApp, person.account.accountId, MAX_LISTED_SESSIONS, {
        lastSeenAt: fromNow({ hours: 1 }),
      });
      const { results, total } = await listed(person.browser);
      expect(total).toBe(MAX_LISTED_SESSIONS + 1);
      expect(results).toHaveLength(MAX_LISTED_SESSIONS);
      expect(results[0]).toMatchObject({ current: true });
    });
  });

  describe('ended one by one', () => {
    it('end at once: both tokens are invalid, and the other sessions continue', async () => {
      const person = await signUp(testApp);
      const other = await signInAgain(person);
      const third = await signInAgain(person);
      const answer = await person.browser.delete(`/api/auth/sessions/${other.id}`).expect(204);
      expect(answer.text).toBe('');
      expect(cookiesSetBy(answer)).toEqual({});
      await isSignedOut(other.browser);
      await testApp.client.get('/api/accounts/me').auth(other.accessToken, { type: 'bearer' }).expect(401);
      await third.browser.get('/api/accounts/me').expect(200);
      expect((await listed(person.browser)).total).toBe(2);
    });

    it('may be the current one, whose cookies are cleared', async () => {
      const person = await signUp(testApp);
      const { browser, id } = await signInAgain(person);
      const answer = await browser.delete(`/api/auth/sessions/${id.toUpperCase()}`).expect(204);
      expect(Object.values(cookiesSetBy(answer)).map(({ name, maxAge }) => [name, maxAge])).toEqual([
        ['accessToken', 0],
        ['refreshToken', 0],
        ['loggedIn', 0],
        ['displayId', 0],
      ]);
      await isSignedOut(browser);
      await person.browser.get('/api/accounts/me').expect(200);
    });

    it('set no cookie twice if the call renewed the session', async () => {
      const { refreshToken, id } = await signInAgain(await signUp(testApp));
      const answer = await testApp.client
        .delete(`/api/auth/sessions/${id}`)
        .set({ Cookie: cookieHeader({ refreshToken }), Origin: PUBLIC_URL })
        .expect(204);
      const headers = answer.headers['set-cookie'] as unknown as string[];
      expect(headers.map((header) => header.split('=')[0]).sort()).toEqual([
        'accessToken',
        'displayId',
        'loggedIn',
        'refreshToken',
      ]);
      for (const header of headers) expect(header).toMatch(/Max-Age=0/);
    });

    it('are not found if they are of another account, unknown or expired', async () => {
      const person = await signUp(testApp);
      const stranger = await signUp(testApp);
      const other = await signInAgain(person);
      await stranger.browser.delete(`/api/auth/sessions/${other.id}`).expect(404);
      await other.browser.get('/api/accounts/me').expect(200);
      await person.browser.delete('/api/auth/sessions/019aa2b4-6c1e-4cc3-a8f5-3f1d6a0c9b11').expect(404);
      await person.browser.delete(`/api/auth/sessions/${other.id}`).expect(204);
      await person.browser.delete(`/api/auth/sessions/${other.id}`).expect(404);
    });

    it.each(['x', '1', '019aa2b4-6c1e-4cc3-a8f5', '%00'])('require a valid id, not %j', async (id) => {
      const { browser } = await signUp(testApp);
      const answer = await browser.delete(`/api/auth/sessions/${id}`).expect(400);
      expect(failureIn(answer).errors).toEqual([
        { field: 'id', errorCode: 'invalidFormat', message: expect.any(String) },
      ]);
    });
  });

  describe('ended all at once', () => {
    it('include neither the current one nor those of other accounts', async () => {
      const person = await signUp(testApp);
      const stranger = await signUp(testApp);
      const others = [await signInAgain(person), await signInAgain(person)];
      const answer = await person.browser.delete('/api/auth/sessions').expect(204);
      expect(cookiesSetBy(answer)).toEqual({});
      for (const { browser, refreshToken } of others) {
        await isSignedOut(browser);
        await testApp.client
          .post('/api/auth/refresh')
          .set({ Cookie: cookieHeader({ refreshToken }), Origin: PUBLIC_URL })
          .expect(401);
      }
      await stranger.browser.get('/api/accounts/me').expect(200);
      expect(await listed(person.browser)).toMatchObject({ total: 1, results: [{ current: true }] });
      await person.browser.delete('/api/auth/sessions').expect(204);
    });

    it('can include the current one, within a transaction', async () => {
      const person = await signUp(testApp);
      const sessions = testApp.app.get(SessionsService, { strict: false });
      await sessions.endOthers(person.account.accountId, null);
      await isSignedOut(person.browser);
    });
  });

  it.each([
    ['get', '/api/auth/sessions'],
    ['delete', '/api/auth/sessions'],
    ['delete', '/api/auth/sessions/019aa2b4-6c1e-4cc3-a8f5-3f1d6a0c9b11'],
  ] as const)('are private: %s %s requires a session', async (method, path) => {
    await testApp.client[method](path).expect(401);
  });

  it.each([
    ['get', '/api/auth/sessions'],
    ['get', '/api/accounts/me'],
    ['post', '/api/auth/logout'],
  ] as const)('are not cached: %s %s', async (method, path) => {
    const { browser } = await signUp(testApp);
    const answer = await browser[method](path);
    expect(answer.ok).toBe(true);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
