import { cookieHeader, cookiesSetBy } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { beginSignUp, PASSWORD, signUp, signUpInput } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { LoginCount } from '../../security/login-lock/login-count.entity.js';
import { SignUp } from '../accounts/sign-up.entity.js';
import { clearThrottles } from '../../../test/support/throttles.js';

const DAYS_30_S = 2_592_000;
const DAYS_365_S = 31_536_000;

describe('logging in', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const logIn = (email: unknown, password: unknown) =>
    testApp.browser().post('/api/auth/login').send({ email, password });

  it('returns the account and begins a session', async () => {
    const { account, input } = await signUp(testApp);
    const browser = testApp.browser();
    const answer = await browser
      .post('/api/auth/login')
      .send({ email: input.email, password: input.password })
      .expect(200);
    expect(answer.body).toEqual(account);
    expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(account);
  });

  it('sets the four cookies of a session and the one of a known browser', async () => {
    const { input } = await signUp(testApp);
    const cookies = cookiesSetBy(await logIn(input.email, input.password).expect(200));
    expect(cookies).toEqual({
      accessToken: {
        name: 'accessToken',
        value: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        maxAge: 3600,
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
      },
      refreshToken: {
        name: 'refreshToken',
        value: expect.stringMatching(/^\S{60,}$/),
        maxAge: DAYS_30_S,
        path: '/api',
        httpOnly: true,
        sameSite: 'lax',
      },
      loggedIn: { name: 'loggedIn', value: '1', maxAge: DAYS_30_S, path: '/', sameSite: 'lax' },
      displayId: {
        name: 'displayId',
        value: input.displayId,
        maxAge: DAYS_30_S,
        path: '/',
        sameSite: 'lax',
      },
      knownDevice: {
        name: 'knownDevice',
        value: expect.stringMatching(/^\S{80,}$/),
        maxAge: DAYS_365_S,
        path: '/api',
        httpOnly: true,
        sameSite: 'lax',
      },
    });
  });

  it('ignores case, spaces and width in addresses', async () => {
    const { input } = await signUp(testApp, { email: 'Some.Body@example.com' });
    for (const email of ['some.body@example.com', ' SOME.BODY@EXAMPLE.COM ', 'Ｓome.Body@example.com']) {
      await logIn(email, input.password).expect(200);
    }
  });

  it('responds alike to an unknown address and a wrong password', async () => {
    const { input } = await signUp(testApp);
    const wrong = await logIn(input.email, 'Wrong-2026-sky').expect(401);
    const unknown = await logIn('unknown@example.com', 'Wrong-2026-sky').expect(401);
    const shapeOf = ({ body, headers }: typeof wrong) => ({
      failure: Object.entries(failureIn({ body })).filter(([name]) => name !== 'requestId'),
      headers: Object.keys(headers).sort(),
    });
    expect(shapeOf(wrong)).toEqual(shapeOf(unknown));
    expect(wrong.body.errorCode).toBe('wrongCredentials');
    expect(cookiesSetBy(wrong)).toEqual({});
  });

  it('compares the case, spaces and end of a password', async () => {
    const { input } = await signUp(testApp);
    for (const password of [
      PASSWORD.toLowerCase(),
      ` ${PASSWORD}`,
      `${PASSWORD} `,
      PASSWORD.slice(0, -1),
      `${PASSWORD}!`,
    ]) {
      await logIn(input.email, password).expect(401);
    }
  });

  it('distinguishes long passwords with the same beginning', async () => {
    const password = `${'ひ'.repeat(64)}Aa1`;
    const { input } = await signUp(testApp, { password });
    await logIn(input.email, password).expect(200);
    await logIn(input.email, `${'ひ'.repeat(24)}Aa1`).expect(401);
    const characters = Array.from(password);
    for (let index = 0; index < 20; index += 1) {
      const at = characters.length - 1 - index * 3;
      const variant = characters.map((char, position) => (position === at ? 'ふ' : char)).join('');
      await logIn(input.email, variant).expect(401);
      // So many failures would lock the address.
      await testApp.repository(LoginCount).deleteAll();
    }
  });

  it.each([
    [{ email: 'hana@example.com' }, 'password', 'required'],
    [{ email: 'hana@example.com', password: '' }, 'password', 'required'],
    [{ email: 'hana@example.com', password: null }, 'password', 'required'],
    [{ email: 'hana@example.com', password: ['x'] }, 'password', 'invalidFormat'],
    [{ email: 'hana@example.com', password: 'x'.repeat(257) }, 'password', 'invalidLength'],
    [{ email: 'hana', password: 'x' }, 'email', 'invalidFormat'],
    [{ password: 'x' }, 'email', 'required'],
    [{ email: { $ne: null }, password: 'x' }, 'email', 'invalidFormat'],
    [{ email: 'hana@example.com', password: 'x', remember: true }, 'remember', 'unknownField'],
  ])('rejects %j', async (body, field, errorCode) => {
    const answer = await testApp.browser().post('/api/auth/login').send(body).expect(400);
    expect(failureIn(answer).errors).toEqual([{ field, errorCode, message: expect.any(String) }]);
  });

  describe('before the sign-up code is entered', () => {
    it('mails a new code and sets the cookie of the flow, for the right password only', async () => {
      const { input } = await beginSignUp(testApp);
      await clearThrottles(testApp);
      await logIn(input.email, 'Wrong-2026-sky').expect(401);
      expect(testApp.mail.to(input.email)).toHaveLength(1);

      const browser = testApp.browser();
      const answer = await browser
        .post('/api/auth/login')
        .send({ email: input.email, password: input.password })
        .expect(403);
      expect(Object.keys(cookiesSetBy(answer))).toEqual(['signUpToken']);
      const code = await testApp.mail.code(input.email, 2);
      await browser.post('/api/accounts/check-code').send({ code }).expect(200);
    });

    it('voids the code of the first browser, which can request another', async () => {
      const { browser, input, code } = await beginSignUp(testApp);
      await clearThrottles(testApp);
      await logIn(input.email, input.password).expect(403);
      await testApp.mail.newest(input.email, 2);
      await browser.post('/api/accounts/check-code').send({ code }).expect(400);
      await clearThrottles(testApp);
      await browser.post('/api/accounts/resend-code').expect(204);
      await browser
        .post('/api/accounts/check-code')
        .send({ code: await testApp.mail.code(input.email, 3) })
        .expect(200);
    });

    it('continues the flow of the browser that signed up', async () => {
      const { browser, input } = await beginSignUp(testApp);
      await browser
        .post('/api/auth/login')
        .send({ email: input.email, password: input.password })
        .expect(403);
      // Mails after the right password are counted separately, so a new code is sent at once.
      const code = await testApp.mail.code(input.email, 2);
      await browser.post('/api/accounts/check-code').send({ code }).expect(200);
    });

    it('fails once the sign-up has expired', async () => {
      const { input } = await beginSignUp(testApp);
      await testApp.repository(SignUp).update({ email: input.email }, { expiresAt: new Date() });
      await logIn(input.email, input.password).expect(401);
    });
  });

  it('logs successes and failures without addresses and passwords', async () => {
    const { account, input } = await signUp(testApp);
    testApp.log.length = 0;
    await logIn(input.email, input.password).expect(200);
    await logIn(input.email, 'Wrong-2026-sky').expect(401);
    // The outbox may log meanwhile that it has sent the sign-up code.
    const lines = testApp.log.filter(({ message }) =>
      (message as { event?: string }).event?.startsWith('login.'),
    );
    expect(lines).toEqual([
      { level: 'info', message: { event: 'login.succeeded', accountId: account.accountId } },
      {
        level: 'warn',
        message: {
          event: 'login.failed',
          reason: 'wrong-credentials',
          accountId: account.accountId,
          emailHash: expect.stringMatching(/^[0-9a-f]{16}$/),
        },
      },
    ]);
  });
});

describe('over https', () => {
  it('every cookie is Secure, even when it is cleared', async () => {
    const testApp = await startTestApp({ PUBLIC_URL: 'https://hitohira.example' });
    try {
      const input = signUpInput();
      const begun = await testApp.browser().post('/api/accounts').send(input).expect(204);
      const code = await testApp.mail.code(input.email);
      // The agent sends no Secure cookie over http, so the test sets it.
      const signUpToken = cookiesSetBy(begun)['signUpToken']?.value ?? '';
      const completed = await testApp
        .browser()
        .post('/api/accounts/check-code')
        .set('Cookie', cookieHeader({ signUpToken }))
        .send({ code })
        .expect(200);
      const { email, password } = input;
      const answers = [
        begun,
        completed,
        await testApp.browser().post('/api/auth/login').send({ email, password }).expect(200),
        await testApp.browser().post('/api/auth/logout').expect(204),
        await testApp.browser().post('/api/auth/refresh').expect(401),
      ];
      const cookies = answers.flatMap((answer) => Object.values(cookiesSetBy(answer)));
      expect(cookies.length).toBe(1 + 6 + 5 + 4 + 4);
      for (const cookie of cookies) {
        expect(cookie).toMatchObject({ secure: true, sameSite: 'lax' });
        expect(cookie.domain).toBeUndefined();
      }
    } finally {
      await testApp.stop();
    }
  });
});
