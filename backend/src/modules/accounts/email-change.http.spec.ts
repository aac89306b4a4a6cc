import { aMinutePasses } from '../../../test/support/code-flows.js';
import { cookieHeader, cookiesOf } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { logIn } from '../../../test/support/log-in.js';
import { beginSignUp, PASSWORD, signUp, signUpInput } from '../../../test/support/sign-up.js';
import { type Browser, PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Account } from './account.entity.js';

describe('changing the e-mail address', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const ask = (browser: Browser, email: string) => browser.patch('/api/accounts/email').send({ email });
  const complete = (browser: Browser, code: string, email: string) =>
    browser.patch('/api/accounts/email/check-code').send({ code, email });
  const tryToLogIn = (email: string, password = PASSWORD) =>
    testApp.browser().post('/api/auth/login').send({ email, password });

  /** Signs up and requests a code at a new address. */
  const requestCode = async () => {
    const person = await signUp(testApp);
    const { email } = signUpInput();
    await ask(person.browser, email).expect(204);
    return { ...person, email, code: await testApp.mail.code(email) };
  };

  it('requires a session in both steps', async () => {
    const { browser, email, code } = await requestCode();
    await ask(testApp.browser(), email).expect(401);
    const { updateEmailToken = '' } = cookiesOf(browser);
    await complete(testApp.browser(), code, email)
      .set('Cookie', cookieHeader({ updateEmailToken }))
      .expect(401);
  });

  it('takes effect with the code: only then does the new address log in instead of the old one', async () => {
    const { browser, input, email, code, ...person } = await requestCode();
    const account: object = person.account;
    await tryToLogIn(email).expect(401);
    await tryToLogIn(input.email).expect(200);
    const answer = await complete(browser, code, email).expect(200);
    expect(answer.body).toEqual({ ...account, email });
    await tryToLogIn(input.email).expect(401);
    await tryToLogIn(email).expect(200);
  });

  it('notifies the former address once', async () => {
    const { browser, input, email, code } = await requestCode();
    await complete(browser, code, email).expect(200);
    const mail = await testApp.mail.newest(input.email, 2);
    expect(mail.subject).toContain('メールアドレスが変更されました');
    expect(mail.text).toContain(`${PUBLIC_URL}/ja/contact`);
    expect(`${mail.text ?? ''}${String(mail.html)}`).not.toContain(email);
    await signUp(testApp);
    expect(testApp.mail.to(input.email)).toHaveLength(2);
    expect(testApp.mail.to(email)).toHaveLength(1);
  });

  it('ends every other session', async () => {
    const { browser, input, email, code } = await requestCode();
    const elsewhere = await logIn(testApp, input.email);
    await complete(browser, code, email).expect(200);
    await elsewhere.get('/api/accounts/me').expect(401);
    await elsewhere.post('/api/auth/refresh').expect(401);
    await browser.get('/api/accounts/me').expect(200);
    await browser.post('/api/auth/refresh').expect(204);
  });

  it('adds the first address of an account without one, and notifies nobody', async () => {
    const { browser, input, account } = await signUp(testApp);
    await testApp.repository(Account).update(account.accountId, { email: null, emailKey: null });
    const { email } = signUpInput();
    await ask(browser, email).expect(204);
    const answer = await complete(browser, await testApp.mail.code(email), email).expect(200);
    expect(answer.body.email).toBe(email);
    await signUp(testApp);
    expect(testApp.mail.to(input.email)).toHaveLength(1);
  });

  it('accepts another spelling of the current address, and notifies nobody', async () => {
    const { browser, input } = await signUp(testApp);
    const email = input.email.replace('person', 'Person');
    await aMinutePasses(testApp);
    await ask(browser, email).expect(204);
    const answer = await complete(browser, await testApp.mail.code(email, 2), email).expect(200);
    expect(answer.body.email).toBe(email);
    await tryToLogIn(input.email).expect(200);
  });

  it('uses the language in which it was begun', async () => {
    const { browser, input } = await signUp(testApp);
    const { email } = signUpInput();
    await ask(browser, email).set('Accept-Language', 'en').expect(204);
    const code = await testApp.mail.code(email);
    expect((await testApp.mail.newest(email)).subject).toBe(`${code} is your Hitohira code`);
    await complete(browser, code, email).set('Accept-Language', 'ja').expect(200);
    expect((await testApp.mail.newest(input.email, 2)).subject).toBe(
      'Your Hitohira e-mail address was changed',
    );
  });

  describe('to an address that another account has', () => {
    it('responds as usual, and notifies its owner instead of mailing a code', async () => {
      const owner = await signUp(testApp);
      const { browser, input } = await signUp(testApp);
      await aMinutePasses(testApp);
      const [free, taken] = [
        await ask(browser, signUpInput().email).expect(204),
        await ask(browser, owner.input.email.toUpperCase()).expect(204),
      ];
      expect(taken.text).toBe(free.text);
      expect(Object.keys(taken.headers).sort()).toEqual(Object.keys(free.headers).sort());
      const mail = await testApp.mail.newest(owner.input.email, 2);
      expect(mail.subject).toContain('登録済み');
      expect(mail.text).not.toMatch(/\d{6}/);
      await tryToLogIn(owner.input.email).expect(200);
      await tryToLogIn(input.email).expect(200);
    });

    it('fails at the code if the address was taken meanwhile, and changes nothing', async () => {
      const { browser, input, account, email, code } = await requestCode();
      await aMinutePasses(testApp);
      const other = testApp.browser();
      await other.post('/api/accounts').send(signUpInput({ email })).expect(204);
      const theirs = await other
        .post('/api/accounts/check-code')
        .send({ code: await testApp.mail.code(email, 2) })
        .expect(200);
      const answer = await complete(browser, code, email).expect(400);
      expect(failureIn(answer)).toMatchObject({ errorCode: 'E0203', errors: [{ field: 'email' }] });
      expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(account);
      await tryToLogIn(input.email).expect(200);
      expect((await other.get('/api/accounts/me').expect(200)).body).toEqual(theirs.body);
      await signUp(testApp);
      expect(testApp.mail.to(input.email).map(({ subject }) => subject)).not.toContainEqual(
        expect.stringContaining('変更されました'),
      );
    });

    it('succeeds for the account that requested it last', async () => {
      const first = await requestCode();
      const second = await signUp(testApp);
      await aMinutePasses(testApp);
      await ask(second.browser, first.email).expect(204);
      await complete(first.browser, first.code, first.email).expect(400);
      await complete(second.browser, await testApp.mail.code(first.email, 2), first.email).expect(200);
    });
  });

  it.each([255, 256])('accepts an address of %i characters', async (length) => {
    const { browser } = await signUp(testApp);
    const email = `${'a'.repeat(64)}@${`${'d'.repeat(60)}.`.repeat(3)}${'e'.repeat(length - 248)}`;
    await ask(browser, email).expect(204);
  });

  describe('fails and changes nothing', () => {
    it('with an address other than the one the code was sent to', async () => {
      const { browser, account, email, code } = await requestCode();
      const other = signUpInput().email;
      expect(failureIn(await complete(browser, code, other).expect(400)).errorCode).toBe('invalidCode');
      expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(account);
      await complete(browser, code, email.toUpperCase()).expect(200);
    });

    it('with the cookie of another account', async () => {
      const { browser, account, email, code } = await requestCode();
      const other = await signUp(testApp);
      const { updateEmailToken = '' } = cookiesOf(browser);
      await complete(testApp.browser(), code, email)
        .set('Cookie', cookieHeader({ ...cookiesOf(other.browser), updateEmailToken }))
        .expect(401);
      expect((await browser.get('/api/accounts/me').expect(200)).body).toEqual(account);
      expect((await other.browser.get('/api/accounts/me').expect(200)).body).toEqual(other.account);
    });

    it('with the code of an earlier address', async () => {
      const { browser, email, code } = await requestCode();
      const second = signUpInput().email;
      await ask(browser, second).expect(204);
      await complete(browser, code, email).expect(400);
      await complete(browser, await testApp.mail.code(second), second).expect(200);
    });

    it.each([
      ['', 'required'],
      ['hana', 'invalidFormat'],
      ['花@example.com', 'invalidFormat'],
      [`${'a'.repeat(245)}@example.com`, 'invalidLength'],
    ])('for the address %s', async (email, errorCode) => {
      const { browser } = await signUp(testApp);
      expect(failureIn(await ask(browser, email).expect(400))).toMatchObject({
        errorCode,
        errors: [{ field: 'email' }],
      });
    });
  });

  it('ends a password reset begun with the former address', async () => {
    const { browser, input, email, code } = await requestCode();
    await aMinutePasses(testApp);
    const forgetful = testApp.browser();
    await forgetful.post('/api/auth/forgot-password').send({ email: input.email }).expect(204);
    const resetCode = await testApp.mail.code(input.email, 2);
    await complete(browser, code, email).expect(200);
    await forgetful.post('/api/auth/forgot-password/check-code').send({ code: resetCode }).expect(401);
  });

  it('ends unfinished sign-ups with the new address, without disclosing it by their display IDs', async () => {
    const pending = await beginSignUp(testApp);
    await aMinutePasses(testApp);
    const { browser } = await signUp(testApp);
    await ask(browser, pending.input.email).expect(204);
    const code = await testApp.mail.code(pending.input.email, 2);
    await complete(browser, code, pending.input.email).expect(200);
    await pending.browser.post('/api/accounts/check-code').send({ code: pending.code }).expect(401);
    await testApp
      .browser()
      .post('/api/accounts/create-validation')
      .send({ displayId: pending.input.displayId })
      .expect(400);
  });
});
