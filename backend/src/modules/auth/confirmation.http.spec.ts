import { cookiesSetBy } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { goToLine, LINE, signUpWithLine } from '../../../test/support/line.js';
import { PASSWORD, signUp, signUpInput } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { TestSandbox } from '../../../test/support/test-sandbox.js';
import { Account } from '../accounts/account.entity.js';
import { Session } from '../../security/sessions/session.entity.js';
import { ago } from '../../../test/support/times.js';

describe('a fresh proof of identity', () => {
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

  /** Makes the proofs of an account older. */
  const age = async (accountId: string, minutes = 11) => {
    await testApp.repository(Session).update({ accountId }, { provenAt: ago({ minutes }) });
  };
  const staleAccount = async () => {
    const person = await signUp(testApp);
    await age(person.account.accountId);
    return person;
  };
  const changeEmail = (browser: Browser) =>
    browser.patch('/api/accounts/email').send({ email: signUpInput().email });
  const confirm = (browser: Browser, body: object) => browser.post('/api/auth/confirm').send(body);
  const dropPassword = (accountId: string) =>
    testApp.repository(Account).update(accountId, { passwordHash: null });
  const expectRejection = async (browser: Browser) => {
    expect(failureIn(await changeEmail(browser).expect(403)).errorCode).toBe('E0302');
  };

  it('is a login within the last ten minutes', async () => {
    const { browser, account } = await signUp(testApp);
    await age(account.accountId, 9);
    await changeEmail(browser).expect(204);
    await age(account.accountId);
    await expectRejection(browser);
    expect(testApp.mail.to(account.email ?? '')).toHaveLength(1);
  });

  it('is the password, for its own session only', async () => {
    const { browser, account, input } = await signUp(testApp);
    const other = testApp.browser();
    await other.post('/api/auth/login').send({ email: input.email, password: PASSWORD }).expect(200);
    await age(account.accountId);
    await confirm(browser, { password: PASSWORD }).expect(204);
    await changeEmail(browser).expect(204);
    await expectRejection(other);
  });

  it('is not renewed by renewing the session', async () => {
    const { browser } = await staleAccount();
    await browser.post('/api/auth/refresh').expect(204);
    await expectRejection(browser);
  });

  it('is not a wrong password, which counts towards the login lock', async () => {
    const { browser, input } = await staleAccount();
    for (let tries = 0; tries < 10; tries += 1) {
      const failure = failureIn(await confirm(browser, { password: 'Wrong-1-word' }).expect(400));
      expect(failure).toMatchObject({ errorCode: 'wrongPassword', errors: [{ field: 'password' }] });
    }
    const locked = await confirm(browser, { password: input.password }).expect(423);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    await expectRejection(browser);
  });

  it.each([
    [{}, 'password', 'required'],
    [{ password: PASSWORD, code: '123456' }, 'code', 'unknownField'],
    [{ code: '12345' }, 'code', 'invalidFormat'],
    [{ password: '' }, 'password', 'required'],
  ])('is not %j', async (body, field, errorCode) => {
    const { browser } = await staleAccount();
    expect(failureIn(await confirm(browser, body).expect(400))).toMatchObject({
      errorCode,
      errors: [{ field }],
    });
    await expectRejection(browser);
  });

  it('requires a session', async () => {
    await confirm(testApp.browser(), { password: PASSWORD }).expect(401);
    await testApp.browser().post('/api/auth/confirm/code').expect(401);
  });

  describe('without a password', () => {
    it('is a mailed code, valid once and only in its browser', async () => {
      const { browser, account, input } = await staleAccount();
      await dropPassword(account.accountId);
      const asked = await browser.post('/api/auth/confirm/code').expect(204);
      expect(cookiesSetBy(asked)['confirmToken']).toMatchObject({ httpOnly: true, maxAge: 3600 });
      const code = await testApp.mail.code(input.email, 2);
      await confirm(testApp.browser(), { code }).expect(401);
      const other = await staleAccount();
      await confirm(other.browser, { code }).expect(401);
      await confirm(browser, { code: code === '000000' ? '111111' : '000000' }).expect(400);
      await expectRejection(browser);
      await confirm(browser, { code }).expect(204);
      await changeEmail(browser).expect(204);
      await confirm(browser, { code }).expect(401);
    });

    it('is not a code if the account has a password', async () => {
      const { browser } = await staleAccount();
      expect(failureIn(await browser.post('/api/auth/confirm/code').expect(400)).errors[0]).toMatchObject({
        field: 'password',
      });
    });

    it('and without an address is another login with the provider', async () => {
      const { browser, person, account } = await signUpWithLine(testApp, sandbox);
      await age(account.accountId);
      await expectRejection(browser);
      await browser.post('/api/auth/confirm/code').expect(400);
      await confirm(browser, { password: PASSWORD }).expect(400);
      const { code } = await goToLine(browser, sandbox, person);
      await browser.post(`${LINE}/login`).send({ code }).expect(200);
      await changeEmail(browser).expect(204);
    });
  });

  describe('for connecting LINE', () => {
    it('is required before the code is consumed, so that the call can be repeated', async () => {
      const { browser, account, input } = await staleAccount();
      const person = await sandbox.newPerson();
      const { code, state } = await goToLine(browser, sandbox, person, 'settings');
      const returned = { code, state };
      const calls = (await sandbox.requests('/oauth2/v2.1/token')).length;
      const refused = await browser.put(`${LINE}/connection`).send(returned).expect(403);
      expect(failureIn(refused).errorCode).toBe('E0302');
      expect(await sandbox.requests('/oauth2/v2.1/token')).toHaveLength(calls);
      await confirm(browser, { password: PASSWORD }).expect(204);
      const connected = await browser.put(`${LINE}/connection`).send(returned).expect(200);
      expect(connected.body.socialLogins).toHaveLength(1);
      const mail = await testApp.mail.newest(input.email, 2);
      expect(mail.subject).toContain('LINEでログインできるようになりました');
      expect(mail.text).toContain('/ja/reset-password');
      expect(account.socialLogins).toEqual([]);
    });
  });
});
