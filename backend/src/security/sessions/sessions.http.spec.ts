import { type Response } from 'supertest';
import { cookieHeader, cookiesSetBy } from '../../../test/support/cookies.js';
import { eventually } from '../../../test/support/eventually.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Account } from '../../modules/accounts/account.entity.js';
import { DisplayIdClaim } from '../../modules/accounts/display-id-claim.entity.js';
import { Session } from './session.entity.js';
import { ago, fromNow, moveBack, hoursUntil } from '../../../test/support/times.js';

const SESSION_COOKIES = ['accessToken', 'displayId', 'loggedIn', 'refreshToken'];

/** The tokens of a session. */
type Tokens = Record<'accessToken' | 'refreshToken', string>;

describe('sessions', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const tokensOf = (answer: Response): Tokens => {
    const cookies = cookiesSetBy(answer);
    return {
      accessToken: cookies['accessToken']?.value ?? '',
      refreshToken: cookies['refreshToken']?.value ?? '',
    };
  };
  /** Signs up, and logs in from another browser to read its tokens. */
  const signIn = async (): Promise<SignedUp & Tokens> => {
    const person = await signUp(testApp);
    const { email, password } = person.input;
    const answer = await testApp.browser().post('/api/auth/login').send({ email, password }).expect(200);
    return { ...person, ...tokensOf(answer) };
  };
  const ownAccount = (cookies: Record<string, string>) =>
    testApp.client.get('/api/accounts/me').set('Cookie', cookieHeader(cookies));
  const refresh = (refreshToken: string) =>
    testApp.client
      .post('/api/auth/refresh')
      .set({ Cookie: cookieHeader({ refreshToken }), Origin: PUBLIC_URL });
  const graceIsOver = (refreshToken: string) =>
    moveBack(
      testApp.repository(Session),
      'generationUsedAt',
      { seconds: 11 },
      { id: refreshToken.split('.')[0]! },
    );
  const isCleared = (answer: Response) => {
    const cookies = cookiesSetBy(answer);
    expect(Object.keys(cookies).sort()).toEqual(SESSION_COOKIES);
    for (const cookie of Object.values(cookies)) expect(cookie).toMatchObject({ value: '', maxAge: 0 });
  };

  describe('a browser whose access token has expired', () => {
    it('is served, with new tokens and hints', async () => {
      const { account, refreshToken } = await signIn();
      const answer = await ownAccount({ refreshToken }).expect(200);
      expect(answer.body).toEqual(account);
      const cookies = cookiesSetBy(answer);
      expect(Object.keys(cookies).sort()).toEqual(SESSION_COOKIES);
      expect(cookies['accessToken']).toMatchObject({ maxAge: 3600 });
      expect(cookies['refreshToken']).toMatchObject({ maxAge: 2_592_000 });
      expect(cookies['loggedIn']).toMatchObject({ maxAge: 2_592_000, value: '1' });
      expect(cookies['displayId']).toMatchObject({ maxAge: 2_592_000, value: account.displayId });
      const renewed = tokensOf(answer);
      expect(renewed.refreshToken).not.toBe(refreshToken);
      await ownAccount(renewed).expect(200);
    });

    it('is authenticated on public operations', async () => {
      const { account, refreshToken } = await signIn();
      const answer = await testApp.client
        .get(`/api/accounts/${account.displayId}`)
        .set('Cookie', cookieHeader({ refreshToken }))
        .expect(200);
      expect(answer.body.isMe).toBe(true);
      expect(tokensOf(answer).refreshToken).not.toBe('');
    });

    it('is served twenty concurrent requests with one rotation', async () => {
      const { refreshToken } = await signIn();
      const answers = await Promise.all(Array.from({ length: 20 }, () => ownAccount({ refreshToken })));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const successors = new Set(answers.map((answer) => tokensOf(answer).refreshToken));
      expect(successors.size).toBe(1);
      const [successor = ''] = successors;
      const after = await ownAccount({ refreshToken: successor }).expect(200);
      expect(tokensOf(after).refreshToken).not.toBe(successor);
    });

    it('is extended by thirty days with each rotation, for a year at most', async () => {
      const { refreshToken } = await signIn();
      const [id] = refreshToken.split('.');
      const days = async () =>
        hoursUntil((await testApp.repository(Session).findOneByOrFail({ id })).expiresAt) / 24;
      await testApp.repository(Session).update({ id }, { expiresAt: fromNow({ days: 1 }) });
      const next = tokensOf(await ownAccount({ refreshToken }).expect(200));
      expect(await days()).toBeCloseTo(30, 1);
      await testApp.repository(Session).update({ id }, { createdAt: ago({ days: 364 }) });
      const last = tokensOf(await ownAccount({ refreshToken: next.refreshToken }).expect(200));
      expect(await days()).toBeCloseTo(1, 1);
      await testApp.repository(Session).update({ id }, { createdAt: ago({ days: 366 }) });
      const beyond = tokensOf(await ownAccount({ refreshToken: last.refreshToken }).expect(200));
      await ownAccount(beyond).expect(401);
    });

    it('is a visitor once the session has expired', async () => {
      const { accessToken, refreshToken } = await signIn();
      await testApp.repository(Session).update(refreshToken.split('.')[0]!, { expiresAt: new Date() });
      isCleared(await ownAccount({ accessToken, refreshToken }).expect(401));
    });
  });

  describe('a rotated refresh token', () => {
    it('yields the same successor until that is used', async () => {
      const { refreshToken } = await signIn();
      const first = tokensOf(await refresh(refreshToken).expect(204));
      const second = tokensOf(await refresh(refreshToken).expect(204));
      expect(second.refreshToken).toBe(first.refreshToken);
    });

    it('stays valid for the grace period after its successor was used', async () => {
      const { refreshToken } = await signIn();
      const successor = tokensOf(await refresh(refreshToken).expect(204));
      await ownAccount({ accessToken: successor.accessToken }).expect(200);
      expect(tokensOf(await refresh(refreshToken).expect(204)).refreshToken).toBe(successor.refreshToken);
    });

    it('stays valid no longer if the successor was used with an older access token', async () => {
      const { accessToken, refreshToken } = await signIn();
      const successor = tokensOf(await refresh(refreshToken).expect(204));
      await ownAccount({ accessToken, refreshToken: successor.refreshToken }).expect(200);
      await graceIsOver(refreshToken);
      isCleared(await refresh(refreshToken).expect(401));
    });

    it('stays valid until its successor is used, whatever the earlier access token does', async () => {
      const { accessToken, refreshToken } = await signIn();
      const successor = tokensOf(await refresh(refreshToken).expect(204));
      await ownAccount({ accessToken, refreshToken }).expect(200);
      await graceIsOver(refreshToken);
      expect(tokensOf(await refresh(refreshToken).expect(204)).refreshToken).toBe(successor.refreshToken);
    });

    it('ends the session after the grace period, clears the cookies and is logged', async () => {
      const { account, refreshToken } = await signIn();
      const successor = tokensOf(await refresh(refreshToken).expect(204));
      await ownAccount({ accessToken: successor.accessToken }).expect(200);
      await graceIsOver(refreshToken);
      testApp.log.length = 0;
      isCleared(await refresh(refreshToken).expect(401));
      expect(testApp.log).toContainEqual({
        level: 'warn',
        message: {
          event: 'session.reuse-detected',
          accountId: account.accountId,
          sessionId: refreshToken.split('.')[0],
        },
      });
      await refresh(successor.refreshToken).expect(401);
      await ownAccount({ ...successor }).expect(401);
    });

    it('of two generations ago ends the session at once', async () => {
      const { refreshToken } = await signIn();
      const second = tokensOf(await refresh(refreshToken).expect(204));
      const third = tokensOf(await refresh(second.refreshToken).expect(204));
      isCleared(await ownAccount({ refreshToken }).expect(401));
      await refresh(third.refreshToken).expect(401);
      await ownAccount({ accessToken: third.accessToken }).expect(401);
    });

    it('is rotated once by concurrent explicit refreshes', async () => {
      const { refreshToken } = await signIn();
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
      expect(new Set(answers.map((answer) => tokensOf(answer).refreshToken)).size).toBe(1);
    });

    it('also ends the session on a public operation, which responds as to a visitor', async () => {
      const { account, refreshToken } = await signIn();
      const second = tokensOf(await refresh(refreshToken).expect(204));
      await refresh(second.refreshToken).expect(204);
      const answer = await testApp.client
        .get(`/api/accounts/${account.displayId}`)
        .set('Cookie', cookieHeader({ refreshToken }))
        .expect(200);
      expect(answer.body.isMe).toBe(false);
      isCleared(answer);
    });

    it('does not affect other sessions of the account', async () => {
      const { browser, refreshToken } = await signIn();
      const second = tokensOf(await refresh(refreshToken).expect(204));
      await refresh(second.refreshToken).expect(204);
      await refresh(refreshToken).expect(401);
      await browser.get('/api/accounts/me').expect(200);
    });
  });

  describe('refreshing explicitly', () => {
    it('replaces the pair without a body', async () => {
      const { refreshToken } = await signIn();
      const answer = await refresh(refreshToken).expect(204);
      expect(answer.text).toBe('');
      await ownAccount(tokensOf(answer)).expect(200);
    });

    it.each(['', 'x', 'a.b.c', 'x'.repeat(8000), '%00'])(
      'rejects %j and clears the cookies',
      async (token) => {
        isCleared(await refresh(token).expect(401));
      },
    );

    it('fails without a cookie', async () => {
      isCleared(await testApp.client.post('/api/auth/refresh').expect(401));
    });
  });

  describe('logging out', () => {
    it('ends the session on the server, and invalidates both tokens', async () => {
      const { accessToken, refreshToken } = await signIn();
      const answer = await testApp.client
        .post('/api/auth/logout')
        .set({ Cookie: cookieHeader({ accessToken, refreshToken }), Origin: PUBLIC_URL })
        .expect(204);
      isCleared(answer);
      await ownAccount({ accessToken }).expect(401);
      await ownAccount({ refreshToken }).expect(401);
      await refresh(refreshToken).expect(401);
      await testApp.client.get('/api/accounts/me').auth(accessToken, { type: 'bearer' }).expect(401);
    });

    it.each(['accessToken', 'refreshToken'] as const)('needs only the %s to end it', async (kept) => {
      const tokens = await signIn();
      await testApp.client
        .post('/api/auth/logout')
        .set({ Cookie: cookieHeader({ [kept]: tokens[kept] }), Origin: PUBLIC_URL })
        .expect(204);
      await ownAccount({ accessToken: tokens.accessToken }).expect(401);
      await refresh(tokens.refreshToken).expect(401);
    });

    it('does not end other sessions of the account', async () => {
      const { browser, accessToken } = await signIn();
      await testApp.client
        .post('/api/auth/logout')
        .set({ Cookie: cookieHeader({ accessToken }), Origin: PUBLIC_URL })
        .expect(204);
      await browser.get('/api/accounts/me').expect(200);
    });

    it('responds alike without a session', async () => {
      isCleared(await testApp.client.post('/api/auth/logout').expect(204));
    });
  });

  it('do not depend on the hint cookies', async () => {
    const { account } = await signIn();
    const hints = { loggedIn: '1', displayId: account.displayId };
    await ownAccount(hints).expect(401);
    const seen = await testApp.client
      .get(`/api/accounts/${account.displayId}`)
      .set('Cookie', cookieHeader(hints))
      .expect(200);
    expect(seen.body.isMe).toBe(false);
  });

  it('end with the account', async () => {
    const { account, accessToken, refreshToken } = await signIn();
    await testApp.repository(DisplayIdClaim).delete({ accountId: account.accountId });
    await testApp.repository(Account).delete(account.accountId);
    await ownAccount({ accessToken }).expect(401);
    await ownAccount({ refreshToken }).expect(401);
  });

  describe('for programs', () => {
    it('use the access token as Bearer', async () => {
      const { account, accessToken } = await signIn();
      const answer = await testApp.client
        .get('/api/accounts/me')
        .auth(accessToken, { type: 'bearer' })
        .expect(200);
      expect(answer.body).toEqual(account);
      expect(cookiesSetBy(answer)).toEqual({});
    });

    it.each([
      ['another scheme', 'Basic aGFuYTp4'],
      ['nothing', 'Bearer'],
      ['an invalid token', 'Bearer x y z'],
    ])('fail with %s, whatever the cookies', async (_what, header) => {
      const { accessToken } = await signIn();
      await ownAccount({ accessToken }).set('Authorization', header).expect(401);
    });

    it('do not accept a refresh token as Bearer', async () => {
      const { refreshToken } = await signIn();
      await testApp.client.get('/api/accounts/me').auth(refreshToken, { type: 'bearer' }).expect(401);
    });
  });
});

describe('configured lifetimes', () => {
  it('apply to the grace period', async () => {
    const testApp = await startTestApp({ ACCESS_TOKEN_TTL_S: '2', REFRESH_GRACE_S: '1' });
    try {
      const { browser, input } = await signUp(testApp);
      const { email, password } = input;
      const first = cookiesSetBy(await browser.post('/api/auth/login').send({ email, password }).expect(200));
      const refreshToken = first['refreshToken']?.value ?? '';
      const asBrowser = (cookies: Record<string, string>) =>
        testApp.client.get('/api/accounts/me').set('Cookie', cookieHeader(cookies));
      const renewed = cookiesSetBy(await asBrowser({ refreshToken }).expect(200));
      const successor = {
        accessToken: renewed['accessToken']?.value ?? '',
        refreshToken: renewed['refreshToken']?.value ?? '',
      };
      await asBrowser(successor).expect(200);
      await eventually(async () => {
        const [row] = await testApp.sql<{ over: boolean }>(
          `SELECT clock_timestamp() > generation_used_at + interval '1 second' AS over FROM sessions WHERE id = $1`,
          [refreshToken.split('.')[0]],
        );
        return row?.over;
      }, 'the grace period to end');
      const reused = await asBrowser({ refreshToken }).expect(401);
      expect(cookiesSetBy(reused)['refreshToken']).toMatchObject({ value: '', maxAge: 0 });
      await asBrowser(successor).expect(401);
    } finally {
      await testApp.stop();
    }
  });

  it('apply to access tokens, and the browser continues with the refresh token', async () => {
    const testApp = await startTestApp({ ACCESS_TOKEN_TTL_S: '1', REFRESH_TOKEN_TTL_S: '600' });
    try {
      const { browser, input } = await signUp(testApp);
      const answer = await browser
        .post('/api/auth/login')
        .send({ email: input.email, password: input.password })
        .expect(200);
      const { accessToken, refreshToken } = cookiesSetBy(answer);
      expect(accessToken).toMatchObject({ maxAge: 1 });
      expect(refreshToken).toMatchObject({ maxAge: 600 });
      const asProgram = () =>
        testApp.client.get('/api/accounts/me').auth(accessToken?.value ?? '', { type: 'bearer' });
      await eventually(async () => (await asProgram()).status === 401, 'the access token to expire');
      const cookie = cookieHeader({
        accessToken: accessToken?.value ?? '',
        refreshToken: refreshToken?.value ?? '',
      });
      const renewed = await testApp.client.get('/api/accounts/me').set('Cookie', cookie).expect(200);
      expect(cookiesSetBy(renewed)['refreshToken']?.value).not.toBe(refreshToken?.value);
    } finally {
      await testApp.stop();
    }
  });
});
