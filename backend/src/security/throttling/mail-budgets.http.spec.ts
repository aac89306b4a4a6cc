import { logIn } from '../../../test/support/log-in.js';
import { aMinutePasses } from '../../../test/support/code-flows.js';
import { queueIsDone } from '../../../test/support/jobs.js';
import { signUp, signUpInput } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { codeIn } from '../../../test/support/test-mail-server.js';
import { MAIL_QUEUE } from '../../jobs/queues.js';
import { Flow } from '../flows/flow.entity.js';
import { clearThrottles } from '../../../test/support/throttles.js';

const NEW_PASSWORD = 'Fresh-Petal-77';

describe('mail budgets', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({
      TRUST_PROXY: 'loopback',
      THROTTLE_MAIL_CLIENT_LIMIT: '20',
      THROTTLE_MAIL_ACCOUNT_LIMIT: '4',
    });
  });
  afterAll(() => testApp.stop());
  beforeEach(() => clearThrottles(testApp));

  let lastHost = 0;
  /** The address of a new client. */
  const newClient = () => {
    lastHost += 1;
    return `198.51.${Math.floor(lastHost / 250)}.${(lastHost % 250) + 1}`;
  };
  const forget = (email: string, { browser = testApp.browser(), client = newClient() } = {}) =>
    browser.post('/api/auth/forgot-password').set('X-Forwarded-For', client).send({ email });
  const write = (email: string) =>
    testApp
      .browser()
      .post('/api/contact')
      .set('X-Forwarded-For', newClient())
      .send({ name: 'Stranger', email, contactType: 'OTHER', content: 'Hello' });
  const changePassword = (browser: Browser) =>
    browser
      .patch('/api/accounts/password')
      .set('X-Forwarded-For', newClient())
      .send({ password: NEW_PASSWORD });
  const mailsWithCode = (email: string) =>
    testApp.mail.to(email).filter(({ subject }) => /\d{6}/.test(subject ?? ''));
  /** Waits until all mails are sent, and counts those to an address with a code. */
  const codesTo = async (email: string) => {
    await queueIsDone(testApp, MAIL_QUEUE);
    return mailsWithCode(email).length;
  };
  const flowsOf = (email: string) => testApp.repository(Flow).findBy({ emailKey: email });

  /** Requests all mails that strangers can request for an address: receipts, resets and sign-ups. */
  const pester = async (email: string) => {
    for (let index = 0; index < 7; index += 1) {
      await write(email).expect(204);
      await aMinutePasses(testApp);
      await forget(email).expect(204);
      await aMinutePasses(testApp);
      await testApp
        .browser()
        .post('/api/accounts')
        .set('X-Forwarded-For', newClient())
        .send(signUpInput({ email }))
        .expect(204);
    }
    await aMinutePasses(testApp);
  };

  it('for receipts do not affect codes', async () => {
    const { input } = await signUp(testApp);
    await clearThrottles(testApp);
    for (let index = 0; index < 5; index += 1) await write(input.email).expect(204);
    await forget(input.email).expect(204);
    expect(await codesTo(input.email)).toBe(2);
  });

  it('for owners and known devices cannot be used up by strangers', async () => {
    const { input, browser } = await signUp(testApp);
    const known = await logIn(testApp, input.email);
    await known.post('/api/auth/logout').expect(204);
    await pester(input.email);
    const before = await codesTo(input.email);
    await changePassword(browser).expect(204);
    expect(await codesTo(input.email)).toBe(before + 1);
    await aMinutePasses(testApp);
    await forget(input.email, { browser: known }).expect(204);
    expect(await codesTo(input.email)).toBe(before + 2);
    const newest = mailsWithCode(input.email).at(-1);
    await known
      .post('/api/auth/forgot-password/check-code')
      .send({ code: newest && codeIn(newest) })
      .expect(204);
  });

  it('for a device of another account are the same as for strangers', async () => {
    const { input } = await signUp(testApp);
    const other = await signUp(testApp);
    await pester(input.email);
    const before = await codesTo(input.email);
    await forget(input.email, { browser: other.browser }).expect(204);
    expect(await codesTo(input.email)).toBe(before);
  });

  it('per hour are enforced with the same response, for unknown addresses too', async () => {
    const { input } = await signUp(testApp);
    const unknown = signUpInput();
    await clearThrottles(testApp);
    for (let index = 0; index < 8; index += 1) {
      await forget(input.email).expect(204);
      await forget(unknown.email).expect(204);
      await aMinutePasses(testApp);
    }
    expect(await codesTo(input.email)).toBe(1 + 5);
    expect(testApp.mail.to(unknown.email)).toEqual([]);
  });

  it('per client are enforced for all requests, even without a mail', async () => {
    const { input } = await signUp(testApp);
    const client = newClient();
    for (let index = 0; index < 20; index += 1) await forget(input.email, { client }).expect(204);
    const answer = await forget(input.email, { client }).expect(429);
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    await forget(signUpInput().email, { client }).expect(429);
    await forget(input.email).expect(204);
  });

  it('leave few rows per address, however many clients request mails', async () => {
    for (const { email } of [(await signUp(testApp)).input, signUpInput()]) {
      for (let index = 0; index < 12; index += 1) await forget(email).expect(204);
      expect((await flowsOf(email)).length).toBeLessThanOrEqual(6);
    }
  });

  it('per account are enforced over all clients and addresses', async () => {
    const { browser } = await signUp(testApp);
    const change = (email: string) =>
      browser.patch('/api/accounts/email').set('X-Forwarded-For', newClient()).send({ email });
    for (let index = 0; index < 4; index += 1) await change(signUpInput().email).expect(204);
    const { email } = signUpInput();
    const answer = await change(email).expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3600);
    await browser
      .post('/api/contact')
      .set('X-Forwarded-For', newClient())
      .send({ name: 'Hana', email, contactType: 'OTHER', content: 'Hello' })
      .expect(204);
    await codesTo(email);
    expect(testApp.mail.to(email)).toEqual([]);
  });

  it('for a new address cannot be used up by strangers', async () => {
    const { browser } = await signUp(testApp);
    const { email } = signUpInput();
    await pester(email);
    const strangers = [await signUp(testApp), await signUp(testApp)];
    for (const stranger of [...strangers, ...strangers, ...strangers]) {
      await aMinutePasses(testApp);
      await stranger.browser
        .patch('/api/accounts/email')
        .set('X-Forwarded-For', newClient())
        .send({ email })
        .expect(204);
    }
    const before = await codesTo(email);
    await browser
      .patch('/api/accounts/email')
      .set('X-Forwarded-For', newClient())
      .send({ email })
      .expect(204);
    expect(await codesTo(email)).toBe(before + 1);
  });
});

describe('mails to an unconfirmed address', () => {
  const CHOSEN = 'win at evil.example';
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  it('contain no input', async () => {
    const { input, browser } = await signUp(testApp, { displayName: CHOSEN });
    const { email } = signUpInput();
    await browser.patch('/api/accounts/email').send({ email }).expect(204);
    await testApp.mail.newest(email, 1);
    const stranger = signUpInput().email;
    await browser
      .post('/api/contact')
      .send({ name: CHOSEN, email: stranger, contactType: 'OTHER', content: CHOSEN })
      .expect(204);
    await testApp.mail.newest(stranger, 1);
    const mails = [input.email, email, stranger].flatMap((address) => testApp.mail.to(address));
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(mail.subject).not.toContain('evil.example');
      expect(mail.text).not.toContain('evil.example');
      expect(mail.html).not.toContain('evil.example');
    }
  });
});
