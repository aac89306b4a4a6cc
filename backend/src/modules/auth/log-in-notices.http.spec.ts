import { aMinutePasses } from '../../../test/support/code-flows.js';
import { PASSWORD, signUp, signUpInput } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { MAIL_QUEUE } from '../../jobs/queues.js';
import { jobsOf } from '../../../test/support/jobs.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('login alerts', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ LOGIN_MAX_FAILURES: '3' });
  });
  afterAll(() => testApp.stop());

  const tryToLogIn = (email: string, password = PASSWORD, browser = testApp.browser()) =>
    browser.post('/api/auth/login').send({ email, password });
  /** Waits for a new mail, which is sent after all earlier ones. */
  const everythingIsSent = () => signUp(testApp);

  it('are sent for a new device, with its name and the time', async () => {
    const { input } = await signUp(testApp);
    await tryToLogIn(input.email).set('User-Agent', FIREFOX).expect(200);
    const mail = await testApp.mail.newest(input.email, 2);
    expect(mail.subject).toContain('新しい端末からのログイン');
    expect(mail.text).toMatch(/端末: Firefox \/ Linux/);
    expect(mail.text).toMatch(/日時: \d{4}年\d{1,2}月\d{1,2}日 .*（日本標準時）/);
    expect(mail.text).toContain(`${PUBLIC_URL}/ja/reset-password`);
  });

  it('say the time in the time zone of the account', async () => {
    const { input, browser } = await signUp(testApp);
    await browser.patch('/api/accounts/me').send({ timeZone: 'America/New_York' }).expect(200);
    await tryToLogIn(input.email).expect(200);
    expect((await testApp.mail.newest(input.email, 2)).text).toContain('（米国東部時間）');
  });

  it('are sent for an unknown device, without quoting its header', async () => {
    const { input } = await signUp(testApp);
    await tryToLogIn(input.email).set('User-Agent', '<b>evil</b> https://evil.example').expect(200);
    const mail = await testApp.mail.newest(input.email, 2);
    expect(mail.text).toContain('端末: 不明');
    expect(`${mail.text ?? ''}${String(mail.html)}`).not.toContain('evil');
  });

  it('are not sent for a known device, from the sign-up or an earlier login', async () => {
    const { input, browser } = await signUp(testApp);
    await tryToLogIn(input.email, PASSWORD, browser).expect(200);
    const second = testApp.browser();
    await tryToLogIn(input.email, PASSWORD, second).expect(200);
    await second.post('/api/auth/logout').expect(204);
    await tryToLogIn(input.email, PASSWORD, second).expect(200);
    await testApp.mail.newest(input.email, 2);
    await everythingIsSent();
    expect(testApp.mail.to(input.email)).toHaveLength(2);
  });

  it('are not sent for failed attempts', async () => {
    const { input } = await signUp(testApp);
    await tryToLogIn(input.email, 'Wrong-1-password').expect(401);
    await everythingIsSent();
    expect(testApp.mail.to(input.email)).toHaveLength(1);
  });

  it('are sent once per lock', async () => {
    const { input } = await signUp(testApp);
    for (let index = 0; index < 3; index += 1) await tryToLogIn(input.email, 'Wrong-1').expect(401);
    for (let index = 0; index < 3; index += 1) await tryToLogIn(input.email, 'Wrong-1').expect(423);
    const mail = await testApp.mail.newest(input.email, 2);
    expect(mail.subject).toContain('ログインを一時的に停止しました');
    expect(mail.text).toContain('15分間');
    expect(mail.text).toContain(`${PUBLIC_URL}/ja/reset-password`);
    await everythingIsSent();
    expect(testApp.mail.to(input.email)).toHaveLength(2);
  });

  it('are in the language of the sign-up', async () => {
    const input = signUpInput();
    const browser = testApp.browser();
    await browser.post('/api/accounts').set('Accept-Language', 'en').send(input).expect(204);
    await browser
      .post('/api/accounts/check-code')
      .send({ code: await testApp.mail.code(input.email) })
      .expect(200);
    await tryToLogIn(input.email).set('Accept-Language', 'ja').expect(200);
    expect((await testApp.mail.newest(input.email, 2)).subject).toBe('New login to Hitohira');
    for (let index = 0; index < 3; index += 1) await tryToLogIn(input.email, 'Wrong-1').expect(401);
    expect((await testApp.mail.newest(input.email, 3)).subject).toBe(
      'Logging in to Hitohira is temporarily blocked',
    );
  });

  it('are not sent to unknown addresses, which cause as many database writes', async () => {
    const jobs = async () => (await jobsOf(testApp, MAIL_QUEUE)).length;
    const { email } = signUpInput();
    const before = await jobs();
    for (let index = 0; index < 3; index += 1) await tryToLogIn(email, 'Wrong-1').expect(401);
    expect((await jobs()) - before).toBe(1);
    await aMinutePasses(testApp);
    await everythingIsSent();
    expect(testApp.mail.to(email)).toEqual([]);
  });
});
