import { goToLine, LINE } from '../../../test/support/line.js';
import { logIn } from '../../../test/support/log-in.js';
import { aMinutePasses } from '../../../test/support/code-flows.js';
import { PASSWORD, signUp, signUpInput, type SignedUp } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type LinePerson, TestSandbox } from '../../../test/support/test-sandbox.js';
import { EmailUndo } from './email-undo.entity.js';
import { Account } from './account.entity.js';
import { hoursUntil } from '../../../test/support/times.js';

const NEW_PASSWORD = 'Stolen-Petal-77';

describe('undoing a change of address', () => {
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

  const change = async (browser: Browser, email: string, mails = 1) => {
    await aMinutePasses(testApp);
    await browser.patch('/api/accounts/email').send({ email }).expect(204);
    const code = await testApp.mail.code(email, mails);
    await browser.patch('/api/accounts/email/check-code').send({ code, email }).expect(200);
  };
  const connect = async (browser: Browser, person: LinePerson) => {
    const { code, state } = await goToLine(browser, sandbox, person, 'settings');
    await browser.put(`${LINE}/connection`).send({ code, state }).expect(200);
  };
  const linkIn = (text: string | undefined) => /\/undo-email\?token=([\w-]{43})$/m.exec(text ?? '')?.[1];
  /** Changes an address, and returns the token in the mail to the former one. */
  const changed = async () => {
    const person = await signUp(testApp);
    const email = signUpInput().email;
    await change(person.browser, email);
    const token = linkIn((await testApp.mail.newest(person.input.email, 2)).text) ?? '';
    expect(token).not.toBe('');
    return { ...person, changedTo: email, token };
  };
  const undo = (token: string) => testApp.client.post('/api/accounts/email/undo').send({ token });
  const loginStatus = async (email: string, password = PASSWORD) =>
    (await testApp.browser().post('/api/auth/login').send({ email, password })).status;
  const emailOf = async ({ account }: Pick<SignedUp, 'account'>) =>
    (await testApp.repository(Account).findOneBy({ id: account.accountId }))?.email;

  it('restores the address, ends every session, and works once', async () => {
    const { browser, input, account, changedTo, token } = await changed();
    await undo(token).expect(204);
    await browser.get('/api/accounts/me').expect(401);
    expect(await loginStatus(changedTo)).toBe(401);
    const back = await logIn(testApp, input.email);
    expect((await back.get('/api/accounts/me').expect(200)).body).toMatchObject({
      accountId: account.accountId,
      email: input.email,
    });
    await undo(token).expect(404);
  });

  it('is possible for 72 hours', async () => {
    const { account, changedTo, token } = await changed();
    const undos = testApp.repository(EmailUndo);
    const { expiresAt } = await undos.findOneByOrFail({ accountId: account.accountId });
    expect(hoursUntil(expiresAt)).toBeCloseTo(72, 1);
    await undos.update({ accountId: account.accountId }, { expiresAt: new Date() });
    await undo(token).expect(404);
    expect(await emailOf({ account })).toBe(changedTo);
  });

  it('removes a password and a LINE connection added since', async () => {
    const { browser, input, changedTo, token } = await changed();
    const person = await sandbox.newPerson();
    await connect(browser, person);
    await aMinutePasses(testApp);
    await browser.patch('/api/accounts/password').send({ password: NEW_PASSWORD }).expect(204);
    const code = await testApp.mail.code(changedTo, 3);
    await browser
      .patch('/api/accounts/password/check-code')
      .send({ code, password: NEW_PASSWORD })
      .expect(200);
    await undo(token).expect(204);
    for (const password of [NEW_PASSWORD, PASSWORD])
      expect(await loginStatus(input.email, password)).toBe(401);
    const stranger = testApp.browser();
    const returned = await goToLine(stranger, sandbox, person);
    await stranger.post(`${LINE}/login`).send({ code: returned.code }).expect(404);
  });

  it('keeps a connection from before', async () => {
    const person = await signUp(testApp);
    const line = await sandbox.newPerson();
    await connect(person.browser, line);
    await change(person.browser, signUpInput().email);
    await undo(linkIn((await testApp.mail.newest(person.input.email, 3)).text) ?? '').expect(204);
    const again = testApp.browser();
    const { code } = await goToLine(again, sandbox, line);
    await again.post(`${LINE}/login`).send({ code }).expect(200);
  });

  it('by the first address voids the links of those in between', async () => {
    const person = await changed();
    await change(person.browser, signUpInput().email);
    const later = linkIn((await testApp.mail.newest(person.changedTo, 2)).text) ?? '';
    await undo(person.token).expect(204);
    await undo(later).expect(404);
    expect(await emailOf(person)).toBe(person.input.email);
  });

  it('is not offered if the account changes back to an earlier address', async () => {
    const { browser, input, changedTo, token } = await changed();
    await change(browser, input.email, 3);
    const mail = await testApp.mail.newest(changedTo, 2);
    expect(linkIn(mail.text)).toBeUndefined();
    expect(mail.text).toContain('/ja/contact');
    await undo(token).expect(404);
  });

  it('restores an account deleted since', async () => {
    const { browser, input, token } = await changed();
    await browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
    await undo(token).expect(204);
    await logIn(testApp, input.email);
  });

  it('fails once another account has confirmed the address', async () => {
    const { input, account, changedTo, token } = await changed();
    await aMinutePasses(testApp);
    const browser = testApp.browser();
    await browser
      .post('/api/accounts')
      .send(signUpInput({ email: input.email }))
      .expect(204);
    const code = await testApp.mail.code(input.email, 3);
    await browser.post('/api/accounts/check-code').send({ code }).expect(200);
    await undo(token).expect(404);
    expect(await emailOf({ account })).toBe(changedTo);
  });

  it.each(['x', 'x'.repeat(43)])('requires a mailed token, not %s', async (token) => {
    await undo(token).expect(404);
  });
});
