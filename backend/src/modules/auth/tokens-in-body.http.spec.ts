import { cookieHeader, cookiesSetBy } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { beginSignUp, signUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type SessionTokensResponse } from '../../security/sessions/session-tokens.response.js';
import { clearThrottles } from '../../../test/support/throttles.js';

describe('a program without cookies', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ ACCESS_TOKEN_TTL_S: '1800' });
  });
  afterAll(() => testApp.stop());

  const logIn = async () => {
    const person = await signUp(testApp);
    const { email, password } = person.input;
    const answer = await testApp.client
      .post('/api/auth/login?tokens=body')
      .send({ email, password })
      .expect(200);
    return { ...person, answer, tokens: answer.body as SessionTokensResponse };
  };
  const refresh = (refreshToken: unknown) =>
    testApp.client.post('/api/auth/refresh?tokens=body').send({ refreshToken });
  const ownAccount = (token: string) =>
    testApp.client.get('/api/accounts/me').auth(token, { type: 'bearer' });
  const expectRejection = (answer: Parameters<typeof failureIn>[0], field: string, errorCode: string) => {
    expect(failureIn(answer).errors).toEqual([{ field, errorCode, message: expect.any(String) }]);
  };

  it('gets its tokens in the body of a login, and no session cookies', async () => {
    const { answer, tokens } = await logIn();
    expect(tokens).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.stringMatching(/^\S{60,}$/),
      expiresIn: 1800,
    });
    for (const name of ['accessToken', 'refreshToken', 'loggedIn', 'displayId']) {
      expect(cookiesSetBy(answer)).not.toHaveProperty(name);
    }
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('uses the access token as Bearer, also for changes', async () => {
    const { account, tokens } = await logIn();
    expect((await ownAccount(tokens.accessToken).expect(200)).body).toEqual(account);
    const changed = await testApp.client
      .patch('/api/accounts/me')
      .auth(tokens.accessToken, { type: 'bearer' })
      .send({ displayName: 'A program' })
      .expect(200);
    expect(changed.body.displayName).toBe('A program');
    expect(cookiesSetBy(changed)).toEqual({});
    const profile = await testApp.client
      .get(`/api/accounts/${account.displayId}`)
      .auth(tokens.accessToken, { type: 'bearer' })
      .expect(200);
    expect(profile.body.isMe).toBe(true);
  });

  it('exchanges the refresh token in the body for the next pair, under the same rules as a browser', async () => {
    const { tokens } = await logIn();
    const answer = await refresh(tokens.refreshToken).expect(200);
    const next = answer.body as SessionTokensResponse;
    expect(cookiesSetBy(answer)).toEqual({});
    expect(next).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.not.stringMatching(tokens.refreshToken),
      expiresIn: 1800,
    });
    // If the response was lost, the same successor is returned again.
    expect((await refresh(tokens.refreshToken).expect(200)).body.refreshToken).toBe(next.refreshToken);
    await ownAccount(next.accessToken).expect(200);
    await refresh(next.refreshToken).expect(200);
    const reused = await refresh(tokens.refreshToken).expect(401);
    expect(cookiesSetBy(reused)).toEqual({});
    await ownAccount(next.accessToken).expect(401);
  });

  it.each(['x', 'a.b.c', 'é'])('cannot renew with %j, and gets no cookies', async (token) => {
    const answer = await refresh(token).expect(401);
    expect(cookiesSetBy(answer)).toEqual({});
  });

  it.each([
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    [7, 'invalidFormat'],
    ['x'.repeat(201), 'invalidLength'],
  ])('must send a refresh token, not %j', async (token, errorCode) => {
    expectRejection(await refresh(token).expect(400), 'refreshToken', errorCode);
  });

  it('keeps its cookies: with `tokens=body` only the body counts', async () => {
    const { input } = await signUp(testApp);
    const browser = testApp.browser();
    await browser.post('/api/auth/login').send({ email: input.email, password: input.password }).expect(200);
    expectRejection(
      await browser.post('/api/auth/refresh?tokens=body').send({}).expect(400),
      'refreshToken',
      'required',
    );
    expectRejection(
      await browser.post('/api/auth/refresh?tokens=body').expect(400),
      'refreshToken',
      'required',
    );
    await browser.get('/api/accounts/me').expect(200);
  });

  it('gets an error if it forgot to request the body', async () => {
    const { tokens } = await logIn();
    expectRejection(
      await testApp.client.post('/api/auth/refresh').send({ refreshToken: tokens.refreshToken }).expect(400),
      'refreshToken',
      'unknownField',
    );
    await refresh(tokens.refreshToken).expect(200);
  });

  it.each(['tokens=cookies', 'tokens=', 'tokens=body&tokens=body', 'tokens[]=body'])(
    'must request the body exactly: ?%s',
    async (query) => {
      const { input } = await signUp(testApp);
      const { email, password } = input;
      const answer = await testApp.client.post(`/api/auth/login?${query}`).send({ email, password });
      if (query === 'tokens[]=body') expect(cookiesSetBy(answer)).toHaveProperty('accessToken');
      else expectRejection(answer, 'tokens', 'invalidFormat');
    },
  );

  it('logs out with its Bearer only', async () => {
    const { tokens } = await logIn();
    await testApp.client.post('/api/auth/logout').auth(tokens.accessToken, { type: 'bearer' }).expect(204);
    await ownAccount(tokens.accessToken).expect(401);
    await refresh(tokens.refreshToken).expect(401);
  });

  it('lists its own session and ends it', async () => {
    const { tokens } = await logIn();
    const { body } = await testApp.client
      .get('/api/auth/sessions')
      .auth(tokens.accessToken, { type: 'bearer' })
      .expect(200);
    const [own] = (body as { results: { id: string; current: boolean }[] }).results;
    expect(own).toMatchObject({ current: true });
    await testApp.client
      .delete(`/api/auth/sessions/${own?.id ?? ''}`)
      .auth(tokens.accessToken, { type: 'bearer' })
      .expect(204);
    await ownAccount(tokens.accessToken).expect(401);
  });

  it('needs the sign-up code like a browser', async () => {
    const { input } = await beginSignUp(testApp);
    await clearThrottles(testApp);
    const answer = await testApp.client
      .post('/api/auth/login?tokens=body')
      .send({ email: input.email, password: input.password })
      .expect(403);
    expect(answer.body).not.toHaveProperty('accessToken');
  });

  describe('with both a Bearer and cookies', () => {
    const COOKIES = { Cookie: 'other=1; accessToken=dead; refreshToken=dead' };

    it('passes the origin check, which is for cookies', async () => {
      const { account, tokens } = await logIn();
      for (const headers of [
        COOKIES,
        { ...COOKIES, Origin: 'https://program.example' },
        { 'Sec-Fetch-Site': 'cross-site' },
      ] as Record<string, string>[]) {
        const answer = await testApp.client
          .patch('/api/accounts/me')
          .set(headers)
          .auth(tokens.accessToken, { type: 'bearer' })
          .send({ introduction: 'Written by a program.' })
          .expect(200);
        expect(answer.body.accountId).toBe(account.accountId);
        expect(cookiesSetBy(answer)).toEqual({});
      }
    });

    it("acts as the Bearer's account, regardless of the cookies", async () => {
      const { account, tokens } = await logIn();
      const { browser, account: other } = await signUp(testApp);
      const answer = await browser
        .patch('/api/accounts/me')
        .auth(tokens.accessToken, { type: 'bearer' })
        .send({ introduction: 'Mine.' })
        .expect(200);
      expect(answer.body.accountId).toBe(account.accountId);
      expect((await browser.get('/api/accounts/me').expect(200)).body.introduction).toBe(other.introduction);
    });

    it('gets 401, not 403, if the Bearer is invalid', async () => {
      const { browser } = await signUp(testApp);
      await browser
        .patch('/api/accounts/me')
        .set('Authorization', 'Bearer dead')
        .send({ introduction: 'Nobody wrote this.' })
        .expect(401);
      for (const header of ['Bearer', 'bearer dead', 'Bearer a b'])
        await testApp.client
          .patch('/api/accounts/me')
          .set({ ...COOKIES, Authorization: header })
          .send({})
          .expect(401);
    });

    it('ends and renews no session of the cookies', async () => {
      const { tokens } = await logIn();
      const { browser } = await signUp(testApp);
      for (const bearer of [tokens.accessToken, 'dead']) {
        const loggedOut = await browser.post('/api/auth/logout').auth(bearer, { type: 'bearer' }).expect(204);
        expect(cookiesSetBy(loggedOut)).toEqual({});
        const renewed = await browser.post('/api/auth/refresh').auth(bearer, { type: 'bearer' }).expect(401);
        expect(cookiesSetBy(renewed)).toEqual({});
      }
      await ownAccount(tokens.accessToken).expect(401);
      await browser.get('/api/accounts/me').expect(200);
    });

    it('needs an origin with another scheme, which browsers send automatically', async () => {
      await testApp.client
        .patch('/api/accounts/me')
        .set({ ...COOKIES, Authorization: 'Basic aGFuYTp4' })
        .send({})
        .expect(403);
    });
  });

  describe('with an invalid Bearer', () => {
    it('gets 401 if a session is required, even with valid cookies', async () => {
      const { input } = await signUp(testApp);
      const cookies = cookiesSetBy(
        await testApp
          .browser()
          .post('/api/auth/login')
          .send({ email: input.email, password: input.password })
          .expect(200),
      );
      const answer = await testApp.client
        .get('/api/accounts/me')
        .set({
          Cookie: cookieHeader({
            accessToken: cookies['accessToken']?.value ?? '',
            refreshToken: cookies['refreshToken']?.value ?? '',
          }),
          Authorization: 'Bearer dead',
          Origin: PUBLIC_URL,
        })
        .expect(401);
      // The cookies of the browser are left alone.
      expect(cookiesSetBy(answer)).toEqual({});
    });

    it('is a visitor on public operations', async () => {
      const { account, tokens } = await logIn();
      await testApp.client.post('/api/auth/logout').auth(tokens.accessToken, { type: 'bearer' }).expect(204);
      const answer = await testApp.client
        .get(`/api/accounts/${account.displayId}`)
        .auth(tokens.accessToken, { type: 'bearer' })
        .expect(200);
      expect(answer.body.isMe).toBe(false);
    });
  });
});
