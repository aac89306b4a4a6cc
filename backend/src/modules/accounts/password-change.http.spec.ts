import { aMinutePasses } from '../../../test/support/code-flows.js';
import { cookieHeader, cookiesOf } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { logIn } from '../../../test/support/log-in.js';
import { PASSWORD, signUp } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Account } from './account.entity.js';

const NEW_PASSWORD = 'Fresh-Petal-77';

describe('changing the password', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const ask = (browser: Browser, password = NEW_PASSWORD) =>
    browser.patch('/api/accounts/password').send({ password });
  const complete = (browser: Browser, code: string, password = NEW_PASSWORD) =>
    browser.patch('/api/accounts/password/check-code').send({ code, password });
  const tryToLogIn = (email: string, password: string) =>
    testApp.browser().post('/api/auth/login').send({ email, password });
  const hashOf = async (id: string) => (await testApp.repository(Account).findOneBy({ id }))?.passwordHash;

  /** Signs up and requests a code. */
  const requestCode = async () => {
    const person = await signUp(testApp);
    await ask(person.browser).expect(204);
    return { ...person, code: await testApp.mail.code(person.input.email, 2) };
  };

  it('requires a session in both steps', async () => {
    const { browser, code } = await requestCode();
    await ask(testApp.browser()).expect(401);
    const { changePasswordToken = '' } = cookiesOf(browser);
    await complete(testApp.browser(), code).set('Cookie', cookieHeader({ changePasswordToken })).expect(401);
  });

  it('takes effect with the code, and returns the account', async () => {
    const { browser, input, account, code } = await requestCode();
    await tryToLogIn(input.email, NEW_PASSWORD).expect(401);
    const answer = await complete(browser, code).expect(200);
    expect(answer.body).toEqual(account);
    await tryToLogIn(input.email, PASSWORD).expect(401);
    await tryToLogIn(input.email, NEW_PASSWORD).expect(200);
  });

  it('sets the password of the second call, not of the first', async () => {
    const { browser, input, code } = await requestCode();
    await complete(browser, code, 'Other-Petal-88').expect(200);
    await tryToLogIn(input.email, NEW_PASSWORD).expect(401);
    await tryToLogIn(input.email, 'Other-Petal-88').expect(200);
  });

  it('ends every other session and notifies the owner by mail', async () => {
    const { browser, input, code } = await requestCode();
    const elsewhere = await logIn(testApp, input.email);
    await elsewhere.get('/api/accounts/me').expect(200);
    await complete(browser, code).expect(200);
    await elsewhere.get('/api/accounts/me').expect(401);
    await elsewhere.post('/api/auth/refresh').expect(401);
    await browser.get('/api/accounts/me').expect(200);
    await browser.post('/api/auth/refresh').expect(204);
    await testApp.mail.about(input.email, 'パスワードが変更されました');
  });

  it('voids a reset begun before', async () => {
    const { browser, input, code } = await requestCode();
    await aMinutePasses(testApp);
    const forgetful = testApp.browser();
    await forgetful.post('/api/auth/forgot-password').send({ email: input.email }).expect(204);
    const resetCode = await testApp.mail.code(input.email, 3);
    await forgetful.post('/api/auth/forgot-password/check-code').send({ code: resetCode }).expect(204);
    await complete(browser, code).expect(200);
    await forgetful.post('/api/accounts/forgot-password').send({ password: 'Thief-Petal-99' }).expect(401);
    await tryToLogIn(input.email, NEW_PASSWORD).expect(200);
  });

  it('sets the first password of an account once it has an address', async () => {
    const { browser, account } = await signUp(testApp);
    await testApp
      .repository(Account)
      .update(account.accountId, { passwordHash: null, email: null, emailKey: null });
    const refused = await ask(browser).expect(400);
    expect(failureIn(refused)).toMatchObject({
      errorCode: 'unknown',
      message: '先にメールアドレスを登録してください。',
    });
    const email = 'first.address@example.com';
    await browser.patch('/api/accounts/email').send({ email }).expect(204);
    const added = await browser
      .patch('/api/accounts/email/check-code')
      .send({ email, code: await testApp.mail.code(email) })
      .expect(200);
    expect(added.body).toMatchObject({ email, hasPassword: false });
    await ask(browser).expect(204);
    const changed = await complete(browser, await testApp.mail.code(email, 2)).expect(200);
    expect(changed.body).toMatchObject({ hasPassword: true });
    await logIn(testApp, email, NEW_PASSWORD);
  });

  it('fails with the cookie of another account', async () => {
    const { browser, account, code } = await requestCode();
    const other = await signUp(testApp);
    const { changePasswordToken = '' } = cookiesOf(browser);
    const before = [await hashOf(account.accountId), await hashOf(other.account.accountId)];
    await complete(testApp.browser(), code)
      .set('Cookie', cookieHeader({ ...cookiesOf(other.browser), changePasswordToken }))
      .expect(401);
    expect([await hashOf(account.accountId), await hashOf(other.account.accountId)]).toEqual(before);
    await complete(browser, code).expect(200);
  });

  it.each([
    ['Aa1!567', 'invalidLength'],
    ['abcdefgh1', 'invalidFormat'],
    ['Aa1! 5678', 'invalidFormat'],
    ['', 'required'],
    [`Aa1${'x'.repeat(126)}`, 'invalidLength'],
    ['Qwerty123', 'commonPassword'],
  ])('rejects %s in both steps, without a mail', async (password, errorCode) => {
    const { browser, input, account, code } = await requestCode();
    await aMinutePasses(testApp);
    const before = await hashOf(account.accountId);
    for (const refused of [ask(browser, password), complete(browser, code, password)]) {
      expect(failureIn(await refused.expect(400))).toMatchObject({
        errorCode,
        errors: [{ field: 'password' }],
      });
    }
    expect(await hashOf(account.accountId)).toBe(before);
    await complete(browser, code, 'Aa1!5678').expect(200);
    await testApp.mail.newest(input.email, 3);
    expect(testApp.mail.to(input.email)).toHaveLength(3);
  });

  it('rejects a password made of the display ID or address', async () => {
    const { browser } = await signUp(testApp, { displayId: 'murasaki', email: 'shikibu@example.com' });
    for (const password of ['MurasakiA1', 'ShikibuA1'])
      expect(failureIn(await ask(browser, password).expect(400)).errorCode).toBe('personalPassword');
  });

  it('compares all of 128 characters', async () => {
    const password = `Aa1${'花'.repeat(125)}`;
    const { browser, input, code } = await requestCode();
    await complete(browser, code, password).expect(200);
    await tryToLogIn(input.email, password.slice(0, 24)).expect(401);
    await tryToLogIn(input.email, `${password.slice(0, -1)}草`).expect(401);
    await tryToLogIn(input.email, password).expect(200);
  });
});
