import { suspend } from '../../../test/support/leaving.js';
import { aMinutePasses } from '../../../test/support/code-flows.js';
import { cookieHeader, cookiesOf, cookiesSetBy } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { logIn } from '../../../test/support/log-in.js';
import { beginSignUp, PASSWORD, signUp, signUpInput } from '../../../test/support/sign-up.js';
import { type Browser, PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Account } from './account.entity.js';
import { Flow } from '../../security/flows/flow.entity.js';
import { MAIL_QUEUE } from '../../jobs/queues.js';
import { jobsOf } from '../../../test/support/jobs.js';

const NEW_PASSWORD = 'Fresh-Petal-77';

describe('resetting a forgotten password', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ LOGIN_MAX_FAILURES: '3' });
  });
  afterAll(() => testApp.stop());

  const forget = (browser: Browser, email: string) =>
    browser.post('/api/auth/forgot-password').send({ email });
  const check = (browser: Browser, code: string) =>
    browser.post('/api/auth/forgot-password/check-code').send({ code });
  const set = (browser: Browser, password = NEW_PASSWORD) =>
    browser.post('/api/accounts/forgot-password').send({ password });
  const tryToLogIn = (email: string, password: string) =>
    testApp.browser().post('/api/auth/login').send({ email, password });
  const hashOf = async (email: string) =>
    (await testApp.repository(Account).findOneBy({ email }))?.passwordHash;

  /** Signs up, and requests a code in a browser that is not signed in. */
  const requestReset = async () => {
    const person = await signUp(testApp);
    await aMinutePasses(testApp);
    const browser = testApp.browser();
    await forget(browser, person.input.email).expect(204);
    return {
      ...person,
      signedIn: person.browser,
      browser,
      code: await testApp.mail.code(person.input.email, 2),
    };
  };

  it('sets the new password by a mailed code, without signing in', async () => {
    const { input, browser, code } = await requestReset();
    const checked = await check(browser, code).expect(204);
    expect(cookiesSetBy(checked)).toMatchObject({
      resetPasswordCode: { maxAge: 3600, httpOnly: true, path: '/api', sameSite: 'lax' },
      resetPasswordToken: { value: '', maxAge: 0 },
    });
    expect(cookiesSetBy(checked)['resetPasswordCode']?.value).toMatch(/^[\w-]{43}$/);
    const answer = await set(browser).expect(204);
    expect(cookiesSetBy(answer)).toMatchObject({
      resetPasswordCode: { maxAge: 0 },
      accessToken: { maxAge: 0 },
    });
    await browser.get('/api/accounts/me').expect(401);
    await tryToLogIn(input.email, PASSWORD).expect(401);
    await tryToLogIn(input.email, NEW_PASSWORD).expect(200);
  });

  it('ends every session and notifies the owner by mail', async () => {
    const { input, signedIn, browser, code } = await requestReset();
    const elsewhere = await logIn(testApp, input.email);
    await check(browser, code).expect(204);
    await set(browser).expect(204);
    for (const other of [signedIn, elsewhere]) {
      await other.get('/api/accounts/me').expect(401);
      await other.post('/api/auth/refresh').expect(401);
    }
    const mail = await testApp.mail.about(input.email, 'パスワードが変更されました');
    expect(mail.text).toContain(`${PUBLIC_URL}/ja/reset-password`);
  });

  it('unlocks an address locked by wrong passwords', async () => {
    const { input } = await signUp(testApp);
    for (let index = 0; index < 3; index += 1) await tryToLogIn(input.email, 'Wrong-1-password').expect(401);
    await tryToLogIn(input.email, PASSWORD).expect(423);
    await aMinutePasses(testApp);
    const browser = testApp.browser();
    await forget(browser, input.email).expect(204);
    // The third mail, after the sign-up code and the notice of the lock.
    const code = await testApp.mail.code(input.email, 3);
    await check(browser, code).expect(204);
    await set(browser).expect(204);
    await tryToLogIn(input.email, NEW_PASSWORD).expect(200);
  });

  it('sets the first password of an account without one', async () => {
    const { input, browser, code } = await requestReset();
    await testApp.repository(Account).update({ email: input.email }, { passwordHash: null });
    await check(browser, code).expect(204);
    await set(browser).expect(204);
    const account = await (
      await logIn(testApp, input.email, NEW_PASSWORD)
    )
      .get('/api/accounts/me')
      .expect(200);
    expect(account.body.hasPassword).toBe(true);
  });

  it('uses the language in which it was begun', async () => {
    const { input } = await signUp(testApp);
    await aMinutePasses(testApp);
    const browser = testApp.browser();
    await forget(browser, input.email).set('Accept-Language', 'en').expect(204);
    const code = await testApp.mail.code(input.email, 2);
    expect((await testApp.mail.newest(input.email, 2)).subject).toBe(`${code} is your Hitohira code`);
    await check(browser, code).set('Accept-Language', 'ja').expect(204);
    await set(browser).set('Accept-Language', 'ja').expect(204);
    expect((await testApp.mail.newest(input.email, 3)).subject).toBe('Your Hitohira password was changed');
  });

  describe('fails and keeps the password', () => {
    it('without the code: no cookie, a forged one, that of the previous step, a used one', async () => {
      const { input, browser, code } = await requestReset();
      const before = await hashOf(input.email);
      const { resetPasswordToken = '' } = cookiesOf(browser);
      const setWith = (cookies: Record<string, string>) =>
        set(testApp.browser()).set('Cookie', cookieHeader(cookies)).expect(401);
      await set(testApp.browser()).expect(401);
      await setWith({ resetPasswordCode: 'A'.repeat(43) });
      await setWith({ resetPasswordCode: resetPasswordToken });
      await setWith({ resetPasswordToken });
      expect(await hashOf(input.email)).toBe(before);

      await check(browser, code).expect(204);
      const { resetPasswordCode = '' } = cookiesOf(browser);
      await set(browser).expect(204);
      const after = await hashOf(input.email);
      await setWith({ resetPasswordCode });
      expect(await hashOf(input.email)).toBe(after);
      expect(after).not.toBe(before);
    });

    it('after an hour', async () => {
      const { input, browser, code } = await requestReset();
      await check(browser, code).expect(204);
      await testApp.repository(Flow).update({ emailKey: input.email }, { expiresAt: new Date() });
      const before = await hashOf(input.email);
      await set(browser).expect(401);
      expect(await hashOf(input.email)).toBe(before);
    });

    it.each([
      ['short', 'invalidLength'],
      ['alllowercase', 'invalidFormat'],
      ['With space 1', 'invalidFormat'],
      [`Aa1${'x'.repeat(126)}`, 'invalidLength'],
      ['Password1', 'commonPassword'],
    ])('for the password %s, but then accepts another one', async (password, errorCode) => {
      const { input, browser, code } = await requestReset();
      await check(browser, code).expect(204);
      const before = await hashOf(input.email);
      expect(failureIn(await set(browser, password).expect(400))).toMatchObject({
        errorCode,
        errors: [{ field: 'password' }],
      });
      expect(await hashOf(input.email)).toBe(before);
      await set(browser).expect(204);
    });

    it.each(['Xy1zwvut', 'Xy1zwvutq', `Xy1${'z'.repeat(124)}`, `Xy1${'ひ'.repeat(125)}`])(
      'but not for the password %s',
      async (password) => {
        const { input, browser, code } = await requestReset();
        await check(browser, code).expect(204);
        await set(browser, password).expect(204);
        await tryToLogIn(input.email, password).expect(200);
      },
    );

    it('for a password made of the display ID or address', async () => {
      const person = await signUp(testApp, { displayId: 'murasaki', email: 'shikibu@example.com' });
      await aMinutePasses(testApp);
      const browser = testApp.browser();
      await forget(browser, person.input.email).expect(204);
      await check(browser, await testApp.mail.code(person.input.email, 2)).expect(204);
      for (const password of ['MurasakiA1', 'ShikibuA1'])
        expect(failureIn(await set(browser, password).expect(400)).errorCode).toBe('personalPassword');
    });

    it('for all but one of twenty concurrent calls', async () => {
      const { browser, code } = await requestReset();
      await check(browser, code).expect(204);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_each, index) => set(browser, `Fresh-Petal-${index}`)),
      );
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
    });

    it('if the address was changed after the code', async () => {
      const { input, account, signedIn, browser, code } = await requestReset();
      await check(browser, code).expect(204);
      const { email } = signUpInput();
      await signedIn.patch('/api/accounts/email').send({ email }).expect(204);
      await signedIn
        .patch('/api/accounts/email/check-code')
        .send({ email, code: await testApp.mail.code(email) })
        .expect(200);
      await set(browser).expect(401);
      await tryToLogIn(email, PASSWORD).expect(200);
      expect(await testApp.repository(Flow).findBy({ accountId: account.accountId })).toEqual([]);
      expect(input.email).not.toBe(email);
    });
  });

  describe('for an unknown address', () => {
    const shapeOf = ({ status, text, headers }: Awaited<ReturnType<Browser['post']>>) => ({
      status,
      text,
      headers: Object.keys(headers).sort(),
      cookies: Object.values(cookiesSetBy({ headers })).map(({ value, ...cookie }) => ({
        ...cookie,
        length: value?.length,
      })),
    });

    it('responds as usual, and mails nothing', async () => {
      const known = await signUp(testApp);
      const unfinished = await beginSignUp(testApp);
      const withdrawn = await signUp(testApp);
      await withdrawn.browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
      await testApp.mail.newest(withdrawn.input.email, 2);
      const suspended = await signUp(testApp);
      await suspend(testApp, suspended, true);
      const locked = await signUp(testApp);
      for (let index = 0; index < 3; index += 1) await tryToLogIn(locked.input.email, 'Wrong-1').expect(401);
      await testApp.mail.newest(locked.input.email, 2);
      await aMinutePasses(testApp);

      const unknown = [
        signUpInput().email,
        unfinished.input.email,
        withdrawn.input.email,
        suspended.input.email,
      ];
      const before = unknown.map((email) => testApp.mail.to(email).length);
      const expected = shapeOf(await forget(testApp.browser(), known.input.email));
      expect(expected.status).toBe(204);
      for (const email of [...unknown, locked.input.email])
        expect(shapeOf(await forget(testApp.browser(), email))).toEqual(expected);
      // Mails are sent in order: once this one has arrived, theirs would have, too.
      const last = await signUp(testApp);
      expect(testApp.mail.to(last.input.email)).toHaveLength(1);
      expect(unknown.map((email) => testApp.mail.to(email).length)).toEqual(before);
      await testApp.mail.newest(locked.input.email, 3);
    });

    it('writes as much to the database as for a known one', async () => {
      const jobs = async () => (await jobsOf(testApp, MAIL_QUEUE)).length;
      const { input } = await signUp(testApp);
      await aMinutePasses(testApp);
      const written: number[] = [];
      for (const email of [input.email, signUpInput().email]) {
        const before = await jobs();
        await forget(testApp.browser(), email).expect(204);
        written.push((await jobs()) - before);
      }
      expect(written).toEqual([1, 1]);
    });

    it('rejects every code as a wrong one', async () => {
      const { email } = signUpInput();
      const browser = testApp.browser();
      await forget(browser, email).expect(204);
      for (let index = 0; index < 5; index += 1) {
        const answer = await check(browser, String(100_000 + index)).expect(400);
        expect(failureIn(answer).errorCode).toBe('invalidCode');
      }
      await check(browser, '123456').expect(401);
    });

    it('rejects even the code that was never mailed', async () => {
      const { email } = signUpInput();
      const browser = testApp.browser();
      await forget(browser, email).expect(204);
      // Removes the account from a flow whose code is known, as if its address were unknown.
      const known = await requestReset();
      expect(await testApp.repository(Flow).findBy({ emailKey: email })).toMatchObject([{ accountId: null }]);
      await testApp
        .repository(Flow)
        .update({ emailKey: known.input.email, purpose: 'reset-password' }, { accountId: null });
      const answer = await check(known.browser, known.code).expect(400);
      expect(failureIn(answer).errorCode).toBe('invalidCode');
    });
  });

  it('keeps the code of another browser valid within a minute, and starts a flow without a code', async () => {
    const { input, browser, code } = await requestReset();
    const second = testApp.browser();
    await forget(second, input.email).expect(204);
    await check(second, code).expect(400);
    await check(browser, code).expect(204);
    expect(testApp.mail.to(input.email)).toHaveLength(2);
  });

  it('ignores the case and width of letters in the address', async () => {
    const { input } = await signUp(testApp);
    await aMinutePasses(testApp);
    const browser = testApp.browser();
    await forget(browser, ` ${input.email.toUpperCase()} `).expect(204);
    await check(browser, await testApp.mail.code(input.email, 2)).expect(204);
  });
});
