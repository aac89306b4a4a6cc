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

/** What a browser holds of a session. */
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
  /** Signs up and logs in from another browser, whose tokens the test holds in its hand. */
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
    it('is served, and gets both tokens and both hints anew', async () => {
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

    it('is served on public calls as the person it is', async () => {
      const { account, refreshToken } = await signIn();
      const answer = await testApp.client
        .get(`/api/accounts/${account.displayId}`)
        .set('Cookie', cookieHeader({ refreshToken }))
        .expect(200);
      expect(answer.body.isMe).toBe(true);
      expect(tokensOf(answer).refreshToken).not.toBe('');
    });

    it('is served twenty times at once with one rotation, and goes on', async () => {
      const { refreshToken } = await signIn();
      const answers = await Promise.all(Array.from({ length: 20 }, () => ownAccount({ refreshToken })));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const successors = new Set(answers.map((answer) => tokensOf(answer).refreshToken));
      expect(successors.size).toBe(1);
      const [successor = ''] = successors;
      const after = await ownAccount({ refreshToken: successor }).expect(200);
      expect(tokensOf(after).refreshToken).not.toBe(successor);
    });

    it('starts the thirty days anew with each rotation, for a year at most', async () => {
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

    it('is nobody once the session has expired', async () => {
      const { accessToken, refreshToken } = await signIn();
      await testApp.repository(Session).update(refreshToken.split('.')[0]!, { expiresAt: new Date() });
      isCleared(await ownAccount({ accessToken, refreshToken }).expect(401));
    });
  });

  describe('a refresh token that was rotated', () => {
    it('gives the same successor again while that has not been used', async () => {
      const { refreshToken } = await signIn();
      const first = tokensOf(await refresh(refreshToken).expect(204));
      const second = tokensOf(await refresh(refreshToken).expect(204));
      expect(second.refreshToken).toBe(first.refreshToken);
    });

    it('stays good for the grace after its successor was used, by the access token that came with it', async () => {
      const { refreshToken } = await signIn();
      const successor = tokensOf(await refresh(refreshToken).expect(204));
      await ownAccount({ accessToken: successor.accessToken }).expect(200);
      expect(tokensOf(await refresh(refreshToken).expect(204)).refreshToken).toBe(successor.refreshToken);
    });

    it('stays good for no longer where the successor came along with an older access token', async () => {
      const { accessToken, refreshToken } = await signIn();
      const successor = tokensOf(await refresh(refreshToken).expect(204));
      await ownAccount({ accessToken, refreshToken: successor.refreshToken }).expect(200);
      await graceIsOver(refreshToken);
      isCleared(await refresh(refreshToken).expect(401));
    });

    it('stays good as long as the successor is not used, whatever the access token before it does', async () => {
      const { accessToken, refreshToken } = await signIn();
      const successor = tokensOf(await refresh(refreshToken).expect(204));
      await ownAccount({ accessToken, refreshToken }).expect(200);
      await graceIsOver(refreshToken);
      expect(tokensOf(await refresh(refreshToken).expect(204)).refreshToken).toBe(successor.refreshToken);
    });

    it('used when the grace is over ends the family: successors too, with the cookies and a line in the log', async () => {
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

    it('two generations old ends the family at once, though it was rotated a moment ago', async () => {
      const { refreshToken } = await signIn();
      const second = tokensOf(await refresh(refreshToken).expect(204));
      const third = tokensOf(await refresh(second.refreshToken).expect(204));
      isCleared(await ownAccount({ refreshToken }).expect(401));
      await refresh(third.refreshToken).expect(401);
      await ownAccount({ accessToken: third.accessToken }).expect(401);
    });

    it('is exchanged once when it is raced for explicitly, too', async () => {
      const { refreshToken } = await signIn();
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
      expect(new Set(answers.map((answer) => tokensOf(answer).refreshToken)).size).toBe(1);
    });

    it('ends the family on a public call as well, which is answered as to a visitor', async () => {
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

    it('leaves the other sessions of the account alone', async () => {
      const { browser, refreshToken } = await signIn();
      const second = tokensOf(await refresh(refreshToken).expect(204));
      await refresh(second.refreshToken).expect(204);
      await refresh(refreshToken).expect(401);
      await browser.get('/api/accounts/me').expect(200);
    });
  });

  describe('refreshing explicitly', () => {
    it('exchanges the pair and answers nothing', async () => {
      const { refreshToken } = await signIn();
      const answer = await refresh(refreshToken).expect(204);
      expect(answer.text).toBe('');
      await ownAccount(tokensOf(answer)).expect(200);
    });

    it.each(['', 'x', 'a.b.c', 'x'.repeat(8000), '%00'])(
      'refuses %j and takes the cookies away',
      async (token) => {
        isCleared(await refresh(token).expect(401));
      },
    );

    it('refuses where there is no cookie at all', async () => {
      isCleared(await testApp.client.post('/api/auth/refresh').expect(401));
    });
  });

  describe('logging out', () => {
    it('ends the session on the server: copies of both tokens are worth nothing', async () => {
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

    it('ends no other session of the account', async () => {
      const { browser, accessToken } = await signIn();
      await testApp.client
        .post('/api/auth/logout')
        .set({ Cookie: cookieHeader({ accessToken }), Origin: PUBLIC_URL })
        .expect(204);
      await browser.get('/api/accounts/me').expect(200);
    });

    it('is answered alike without a session', async () => {
      isCleared(await testApp.client.post('/api/auth/logout').expect(204));
    });
  });

  it('are no matter of the cookies that the page reads', async () => {
    const { account } = await signIn();
    const hints = { loggedIn: '1', displayId: account.displayId };
    await ownAccount(hints).expect(401);
    const seen = await testApp.client
      .get(`/api/accounts/${account.displayId}`)
      .set('Cookie', cookieHeader(hints))
      .expect(200);
    expect(seen.body.isMe).toBe(false);
  });

  it('go with the account', async () => {
    const { account, accessToken, refreshToken } = await signIn();
    await testApp.repository(DisplayIdClaim).delete({ accountId: account.accountId });
    await testApp.repository(Account).delete(account.accountId);
    await ownAccount({ accessToken }).expect(401);
    await ownAccount({ refreshToken }).expect(401);
  });

  describe('of programs', () => {
    it('carry the access token as Bearer', async () => {
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
      ['what is no token', 'Bearer x y z'],
    ])('are nobody with %s, whatever their cookies say', async (_what, header) => {
      const { accessToken } = await signIn();
      await ownAccount({ accessToken }).set('Authorization', header).expect(401);
    });

    it('are nobody with a refresh token', async () => {
      const { refreshToken } = await signIn();
      await testApp.client.get('/api/accounts/me').auth(refreshToken, { type: 'bearer' }).expect(401);
    });
  });
});

describe('the lifetimes of the configuration', () => {
  it('end the grace of a parent, and with it the family that it is used in again', async () => {
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
      }, 'the grace to be over');
      const reused = await asBrowser({ refreshToken }).expect(401);
      expect(cookiesSetBy(reused)['refreshToken']).toMatchObject({ value: '', maxAge: 0 });
      await asBrowser(successor).expect(401);
    } finally {
      await testApp.stop();
    }
  });

  it('end an access token, and the browser goes on with the refresh token', async () => {
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
