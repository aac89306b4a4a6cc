import { aMinutePasses, CODE_FLOWS } from '../../../test/support/code-flows.js';
import { cookiesSetBy } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { logIn } from '../../../test/support/log-in.js';
import { eventually } from '../../../test/support/eventually.js';
import { beginSignUp, signUp, signUpInput } from '../../../test/support/sign-up.js';
import { type Browser, PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { codeIn, otherCode } from '../../../test/support/test-mail-server.js';
import { CodeStop } from './code-stop.entity.js';
import { endThrottles, throttleCounts } from '../../../test/support/throttles.js';
import { CodeStopsService } from './code-stops.service.js';

const STOPPED = '認証コードの受け付けを停止しました';

describe('too many wrong codes for one address', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({
      THROTTLE_WRONG_CODE_LIMIT: '12',
      THROTTLE_MAIL_MINUTE_LIMIT: '1000',
      THROTTLE_MAIL_HOUR_LIMIT: '1000',
    });
  });
  afterAll(() => testApp.stop());

  const forget = (browser: Browser, email: string) =>
    browser.post('/api/auth/forgot-password').send({ email });
  const check = (browser: Browser, code: string) =>
    browser.post('/api/auth/forgot-password/check-code').send({ code });
  const allow = (browser: Browser, token: string) => browser.post('/api/auth/codes/allow').send({ token });
  /** A code that was not mailed to the address. */
  const wrong = (step: number) => String(900_000 + step);
  const stopsTo = (email: string) =>
    testApp.mail.to(email).filter(({ subject }) => subject?.includes(STOPPED));

  /**
   * Asks for a code and waits for its mail. Without the wait, the mail of a wrong guess may arrive after a later code's
   * and be taken for it.
   */
  const mailedCode = async (browser: Browser, email: string): Promise<string> => {
    const before = testApp.mail.codesTo(email).length;
    await forget(browser, email).expect(204);
    return eventually(() => testApp.mail.codesTo(email)[before], `code ${before + 1} to ${email}`);
  };

  /** A stranger asks for three codes and enters twelve wrong ones, at most five in each flow. */
  const guessAfter = async (ask: (stranger: Browser) => PromiseLike<unknown>) => {
    for (let tried = 0; tried < 12; tried += 5) {
      const stranger = testApp.browser();
      await ask(stranger);
      for (let step = tried; step < Math.min(tried + 5, 12); step += 1)
        await check(stranger, wrong(step)).expect(400);
    }
  };
  const guess = (email: string) => guessAfter((stranger) => mailedCode(stranger, email));
  const guessUnknown = (email: string) => guessAfter((stranger) => forget(stranger, email).expect(204));
  const tokenIn = (text: string | undefined) => /allow-codes\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

  it('pause its codes for unknown browsers: none are accepted or mailed', async () => {
    const { input } = await signUp(testApp);
    const waiting = testApp.browser();
    await guess(input.email);
    await testApp.mail.about(input.email, STOPPED);
    const before = testApp.mail.to(input.email).length;

    const stranger = testApp.browser();
    await forget(stranger, input.email).expect(204);
    await testApp
      .browser()
      .post('/api/accounts')
      .send(signUpInput({ email: input.email }))
      .expect(204);
    const answer = await check(stranger, wrong(1)).expect(423);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3600);
    expect(failureIn(answer).message).toContain('認証コード');
    await check(waiting, wrong(1)).expect(401);
    await signUp(testApp);
    expect(testApp.mail.to(input.email)).toHaveLength(before);
  });

  it('reject the right one as well', async () => {
    const { input } = await signUp(testApp);
    await guess(input.email);
    await testApp.mail.about(input.email, STOPPED);
    // As if one of the wrong codes had not been counted.
    const stops = testApp.app.get(CodeStopsService, { strict: false });
    await stops.forgive(input.email, { as: 'stranger', deviceId: null });
    const stranger = testApp.browser();
    const code = await mailedCode(stranger, input.email);
    await check(stranger, otherCode(code)).expect(400);
    await check(stranger, code).expect(423);
  });

  it('are reported to its owner once, with a link that resumes codes in the browser that opens it', async () => {
    const { input } = await signUp(testApp);
    await guess(input.email);
    const mail = await testApp.mail.about(input.email, STOPPED);
    expect(mail.text).toContain(`${PUBLIC_URL}/ja/allow-codes?token=`);
    const token = tokenIn(mail.text);

    const owner = testApp.browser();
    const answer = await allow(owner, token).expect(204);
    expect(cookiesSetBy(answer)['mailboxPass']).toMatchObject({
      httpOnly: true,
      path: '/api',
      sameSite: 'lax',
      maxAge: 86_400,
    });
    await check(owner, await mailedCode(owner, input.email)).expect(204);

    await allow(testApp.browser(), token).expect(404);
    const stranger = testApp.browser();
    await forget(stranger, input.email).expect(204);
    await check(stranger, wrong(1)).expect(423);
    await signUp(testApp);
    expect(stopsTo(input.email)).toHaveLength(1);
  });

  it('are also counted in a browser with the link', async () => {
    const { input } = await signUp(testApp);
    await guess(input.email);
    const owner = testApp.browser();
    await allow(owner, tokenIn((await testApp.mail.about(input.email, STOPPED)).text)).expect(204);
    for (let tried = 0; tried < 12; tried += 1) {
      if (tried % 5 === 0) await forget(owner, input.email).expect(204);
      await check(owner, wrong(tried)).expect(400);
    }
    await check(owner, wrong(1)).expect(423);
    expect(stopsTo(input.email)).toHaveLength(1);
  });

  it('do not resume codes of another address', async () => {
    const [one, other] = [await signUp(testApp), await signUp(testApp)];
    await guess(one.input.email);
    await guess(other.input.email);
    const browser = testApp.browser();
    await allow(browser, tokenIn((await testApp.mail.about(one.input.email, STOPPED)).text)).expect(204);
    await forget(browser, other.input.email).expect(204);
    await check(browser, wrong(1)).expect(423);
  });

  it('do not affect known devices and signed-in owners', async () => {
    const { input, browser } = await signUp(testApp);
    const known = await logIn(testApp, input.email);
    await known.post('/api/auth/logout').expect(204);
    await guess(input.email);
    await testApp.mail.about(input.email, STOPPED);

    await check(known, await mailedCode(known, input.email)).expect(204);
    const before = testApp.mail.codesTo(input.email).length;
    const password = 'Fresh-Petal-77';
    await browser.patch('/api/accounts/password').send({ password }).expect(204);
    const code = await eventually(
      () => testApp.mail.codesTo(input.email)[before],
      `a code to ${input.email}`,
    );
    await browser.patch('/api/accounts/password/check-code').send({ code, password }).expect(200);
  });

  it('get the same response for an unknown address, without a mail', async () => {
    const { email } = signUpInput();
    await guessUnknown(email);
    const stranger = testApp.browser();
    await forget(stranger, email).expect(204);
    const unknown = await check(stranger, wrong(1)).expect(423);
    const { input } = await signUp(testApp);
    await guess(input.email);
    const other = testApp.browser();
    await forget(other, input.email).expect(204);
    const known = await check(other, wrong(1)).expect(423);
    const expected = Object.assign(failureIn(known), { requestId: expect.any(String) });
    expect(failureIn(unknown)).toEqual(expected);
    expect(testApp.mail.to(email)).toEqual([]);
  });

  it('are counted over all kinds of flows, including sign-ups', async () => {
    const { browser, input } = await beginSignUp(testApp);
    for (let tried = 0; tried < 12; tried += 1) {
      if (tried === 5) await browser.post('/api/accounts/resend-code').expect(204);
      if (tried === 10) await guessOnce(input.email);
      else if (tried < 10)
        await browser
          .post('/api/accounts/check-code')
          .send({ code: wrong(tried) })
          .expect(400);
    }
    await guessOnce(input.email);
    await testApp.mail.about(input.email, STOPPED);
    await browser
      .post('/api/accounts/check-code')
      .send({ code: wrong(1) })
      .expect(423);
  });

  const guessOnce = async (email: string) => {
    const stranger = testApp.browser();
    await forget(stranger, email).expect(204);
    await check(stranger, wrong(1)).expect(400);
  };

  it('are also counted when concurrent', async () => {
    const { email } = signUpInput();
    const strangers = Array.from({ length: 5 }, () => testApp.browser());
    for (const stranger of strangers) await forget(stranger, email).expect(204);
    const answers = await Promise.all(
      strangers.flatMap((stranger) =>
        Array.from({ length: 5 }, (_each, step) => check(stranger, wrong(step))),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(12);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(13);
  });

  it('are reset the next day', async () => {
    const { input } = await signUp(testApp);
    await guess(input.email);
    await testApp.mail.about(input.email, STOPPED);
    await endThrottles(testApp, 'WRONG_CODE');
    await testApp.repository(CodeStop).updateAll({ expiresAt: new Date() });
    const stranger = testApp.browser();
    await check(stranger, await mailedCode(stranger, input.email)).expect(204);
  });

  it.each(['', 'x', 'A'.repeat(43), '%00'])('cannot be resumed by a forged link: %j', async (token) => {
    const answer = await allow(testApp.browser(), token);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('are not counted for a void code', async () => {
    await aMinutePasses(testApp);
    const { email } = signUpInput();
    const stranger = testApp.browser();
    await forget(stranger, email).expect(204);
    for (let step = 0; step < 5; step += 1) await check(stranger, wrong(step)).expect(400);
    for (let step = 0; step < 10; step += 1) await check(stranger, wrong(step)).expect(401);
    await guessOnce(email);
  });
});

describe.each(CODE_FLOWS)('right codes of $name', ({ success, begin }) => {
  it('are not counted as wrong', async () => {
    const testApp = await startTestApp({ THROTTLE_WRONG_CODE_LIMIT: '1' });
    try {
      const { email, mails, check } = await begin(testApp);
      const counted = async () =>
        (await throttleCounts(testApp, 'WRONG_CODE')).filter(({ points }) => points > 0);
      const mail = await testApp.mail.newest(email, mails);
      await check(codeIn(mail)).expect(success);
      expect(await counted()).toEqual([]);
    } finally {
      await testApp.stop();
    }
  });
});
