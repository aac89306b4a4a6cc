import { cookieHeader, cookiesSetBy } from '../../test/support/cookies.js';
import { beginSignUp, signUp } from '../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, testEnvironment, type TestApp } from '../../test/support/test-app.js';
import { type SessionTokensResponse } from './sessions/session-tokens.response.js';

const OLD = testEnvironment()['JWT_SECRET'] ?? '';
const NEW = 'another secret of the tests for tokens and codes';

describe('replacing JWT_SECRET', () => {
  let before: TestApp;
  /** With the new secret and the previous one. */
  let during: TestApp;
  /** With the new secret only. */
  let after: TestApp;
  beforeAll(async () => {
    before = await startTestApp();
    // They share a database with its mail queue, so any of them may send a mail: to the same server.
    const shared = { SMTP_URL: before.mail.url };
    const reachDatabase = () => Promise.resolve(before.databaseUrl);
    [during, after] = await Promise.all([
      startTestApp({ ...shared, JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD }, { reachDatabase }),
      startTestApp({ ...shared, JWT_SECRET: NEW }, { reachDatabase }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([during.stop(), after.stop()]);
    await before.stop();
  });

  const logIn = async () => {
    const { input } = await signUp(before);
    const { email, password } = input;
    const answer = await before.client.post('/api/auth/login?tokens=body').send({ email, password });
    return answer.body as SessionTokensResponse;
  };
  const statusOf = async (app: TestApp, accessToken: string) =>
    (await app.client.get('/api/accounts/me').auth(accessToken, { type: 'bearer' })).status;
  const refresh = (app: TestApp, refreshToken: string) =>
    app.client.post('/api/auth/refresh?tokens=body').send({ refreshToken });

  it('keeps sessions while the previous one is set, and signs with the new one', async () => {
    const old = await logIn();
    expect(await statusOf(during, old.accessToken)).toBe(200);
    expect(await statusOf(after, old.accessToken)).toBe(401);
    await refresh(after, old.refreshToken).expect(401);
    const renewed = (await refresh(during, old.refreshToken).expect(200)).body as SessionTokensResponse;
    expect(await statusOf(after, renewed.accessToken)).toBe(200);
    expect(await statusOf(before, renewed.accessToken)).toBe(401);
    await refresh(after, renewed.refreshToken).expect(200);
  });

  it('reissues successors from before', async () => {
    const old = await logIn();
    const successor = (await refresh(before, old.refreshToken).expect(200)).body as SessionTokensResponse;
    const again = (await refresh(during, old.refreshToken).expect(200)).body as SessionTokensResponse;
    expect(again.refreshToken).toBe(successor.refreshToken);
    await refresh(during, again.refreshToken).expect(200);
  });

  it('keeps sent codes valid', async () => {
    const { browser, code, input } = await beginSignUp(before);
    const token = browser.jar.getCookie('signUpToken', { path: '/api', domain: '127.0.0.1' } as never)?.value;
    const check = (app: TestApp) =>
      app.client
        .post('/api/accounts/check-code')
        .set({ Origin: PUBLIC_URL, Cookie: cookieHeader({ signUpToken: token ?? '' }) })
        .send({ code });
    await check(after).expect(400);
    expect((await check(during).expect(200)).body).toMatchObject({ email: input.email });
  });

  it('keeps known browsers', async () => {
    const { input } = await signUp(before);
    const { email, password } = input;
    const first = await before.browser().post('/api/auth/login').send({ email, password }).expect(200);
    const knownDevice = cookiesSetBy(first)['knownDevice']?.value ?? '';
    const idIn = (value = '') => value.split('.')[0];
    const logInAt = async (app: TestApp) => {
      const answer = await app
        .browser()
        .post('/api/auth/login')
        .set('Cookie', cookieHeader({ knownDevice }))
        .send({ email, password })
        .expect(200);
      return idIn(cookiesSetBy(answer)['knownDevice']?.value);
    };
    expect(await logInAt(during)).toBe(idIn(knownDevice));
    expect(await logInAt(after)).not.toBe(idIn(knownDevice));
  });
});
