import { aMinutePasses, CODE_FLOWS } from '../../../test/support/code-flows.js';
import { cookieHeader, cookiesOf, cookiesSetBy } from '../../../test/support/cookies.js';
import { eventually } from '../../../test/support/eventually.js';
import { failureIn } from '../../../test/support/failures.js';
import { signUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { codeIn, otherCode } from '../../../test/support/test-mail-server.js';
import { Flow } from './flow.entity.js';
import { fromNow, hoursUntil } from '../../../test/support/times.js';

describe.each(CODE_FLOWS)('the code of $name', ({ cookie, purpose, success, begin }) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_MAIL_MINUTE_LIMIT: '1000', THROTTLE_MAIL_HOUR_LIMIT: '1000' });
  });
  afterAll(() => testApp.stop());

  /** Begins a flow and reads its code. */
  const begun = async () => {
    const flow = await begin(testApp);
    return { ...flow, code: await testApp.mail.code(flow.email, flow.mails) };
  };
  const flowsOf = (email: string) => testApp.repository(Flow).findBy({ emailKey: email, purpose });
  const secondsUntil = (time: Date) => hoursUntil(time) * 3600;

  it('is accepted once', async () => {
    const { check, code, effects } = await begun();
    expect(await effects()).toBe(0);
    await check(code).expect(success);
    expect(await effects()).toBe(1);
    await check(code).expect(401);
    expect(await effects()).toBe(1);
  });

  it('takes effect once for twenty concurrent attempts', async () => {
    const { check, code, effects } = await begun();
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(code)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === success)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(19);
    expect(await effects()).toBe(1);
  });

  it('is void after five wrong attempts, and a new one works in the same flow', async () => {
    const { email, mails, ask, check, code, effects } = await begun();
    for (let step = 1; step <= 5; step += 1) {
      const answer = await check(otherCode(code, step)).expect(400);
      expect(failureIn(answer)).toMatchObject({ errorCode: 'invalidCode', errors: [{ field: 'code' }] });
    }
    await check(code).expect(401);
    expect(await effects()).toBe(0);
    await ask().expect(204);
    await check(await testApp.mail.code(email, mails + 1)).expect(success);
    expect(await effects()).toBe(1);
  });

  it('is valid after four wrong attempts', async () => {
    const { check, code } = await begun();
    for (let step = 1; step <= 4; step += 1) await check(otherCode(code, step)).expect(400);
    await check(code).expect(success);
  });

  it('is void once a new one is sent', async () => {
    const { email, mails, ask, check, code, effects } = await begun();
    await ask().expect(204);
    const newer = await testApp.mail.code(email, mails + 1);
    if (code !== newer) await check(code).expect(400);
    expect(await effects()).toBe(0);
    await check(newer).expect(success);
  });

  it('expires, by itself and with its flow', async () => {
    const { email, check, code, effects } = await begun();
    await testApp.repository(Flow).update({ emailKey: email }, { codeExpiresAt: new Date() });
    expect(failureIn(await check(code).expect(400)).errorCode).toBe('invalidCode');
    await testApp
      .repository(Flow)
      .update({ emailKey: email }, { codeExpiresAt: fromNow({ minutes: 1 }), expiresAt: new Date() });
    await check(code).expect(401);
    expect(await effects()).toBe(0);
  });

  it('is invalid in another browser or flow', async () => {
    const mine = await begun();
    const other = await begun();
    await mine.check(mine.code, testApp.browser()).expect(401);
    if (mine.code !== other.code) {
      const answer = await other.check(mine.code).expect(400);
      expect(failureIn(answer).errorCode).toBe('invalidCode');
    }
    expect([await mine.effects(), await other.effects()]).toEqual([0, 0]);
  });

  it.each(CODE_FLOWS.filter((other) => other.cookie !== cookie).map((other) => [other.name, other] as const))(
    'is invalid in %s, even with the cookie',
    async (_name, other) => {
      const mine = await begun();
      const theirs = await other.begin(testApp);
      const { [cookie]: token = '' } = cookiesOf(mine.browser);
      expect(token).toHaveLength(43);
      const cookies = cookieHeader({ ...cookiesOf(theirs.browser), [other.cookie]: token });
      await theirs.check(mine.code, testApp.browser()).set('Cookie', cookies).expect(401);
      expect([await mine.effects(), await theirs.effects()]).toEqual([0, 0]);
    },
  );

  it.each(['', 'x', 'A'.repeat(43), '%00', '../../dev/null'])(
    'is not compared with a forged flow: %s',
    async (token) => {
      const { browser, check, code, effects } = await begun();
      const cookies = cookieHeader({ ...cookiesOf(browser), [cookie]: token });
      await check(code, testApp.browser()).set('Cookie', cookies).expect(401);
      expect(await effects()).toBe(0);
    },
  );

  it('is six digits, stored as a keyed hash for ten minutes, in a flow of an hour', async () => {
    const { email, code } = await begun();
    expect(code).toMatch(/^\d{6}$/);
    const [flow] = await flowsOf(email);
    expect(flow!.codeHash).toHaveLength(32);
    expect(secondsUntil(flow!.codeExpiresAt!)).toBeCloseTo(600, -1.5);
    expect(secondsUntil(flow!.expiresAt)).toBeCloseTo(3600, -1.5);
  });

  it('is bound to the browser by an HttpOnly cookie that does not contain it', async () => {
    const { email, mails, ask } = await begun();
    const answer = await ask().expect(204);
    const set = cookiesSetBy(answer)[cookie]!;
    expect(set).toMatchObject({
      value: expect.stringMatching(/^[\w-]{43}$/),
      maxAge: 3600,
      path: '/api',
      httpOnly: true,
      sameSite: 'lax',
    });
    const code = await testApp.mail.code(email, mails + 1);
    const value = set.value ?? '';
    for (const form of [value, Buffer.from(value, 'base64url').toString('latin1')])
      expect(form).not.toContain(code);
  });

  it('clears its cookie once it is accepted', async () => {
    const { check, code } = await begun();
    const answer = await check(code).expect(success);
    expect(cookiesSetBy(answer)[cookie]).toMatchObject({ value: '', maxAge: 0 });
  });

  it('works once if many were requested concurrently', async () => {
    const { email, ask } = await begun();
    await Promise.all(Array.from({ length: 10 }, () => ask().expect(204)));
    const good = (await flowsOf(email)).filter(({ codeHash }) => codeHash !== null);
    expect(good).toHaveLength(1);
  });
});

describe.each(CODE_FLOWS)('the mails of $name', ({ success, begin }) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_MAIL_HOUR_LIMIT: '3' });
  });
  afterAll(() => testApp.stop());

  it('are not sent again within a minute, and the code stays valid in this browser', async () => {
    const { email, mails, ask, check } = await begin(testApp);
    const code = await testApp.mail.code(email, mails);
    await ask().expect(204);
    await ask().expect(204);
    await check(code).expect(success);
    expect(testApp.mail.to(email).filter(({ subject }) => /\d{6}/.test(subject ?? ''))).toHaveLength(mails);
  });

  it('are limited per hour: the response is the same, and the code stays valid', async () => {
    const { email, mails, budgeted, ask, check } = await begin(testApp);
    const allowed = mails - budgeted + 3;
    const withCode = () => testApp.mail.to(email).filter(({ subject }) => /\d{6}/.test(subject ?? ''));
    // Concurrent mails may arrive in any order, so each is awaited before the next request.
    const arrived = (count: number) => eventually(() => withCode()[count - 1], `code ${count} to ${email}`);
    for (let sent = budgeted; sent < 5; sent += 1) {
      await aMinutePasses(testApp);
      await ask().expect(204);
      await arrived(Math.min(allowed, mails + sent - budgeted + 1));
    }
    await check(codeIn(await arrived(allowed))).expect(success);
    expect(withCode()).toHaveLength(allowed);
  });
});

describe.each(CODE_FLOWS)('after the code of $name', ({ purpose, success, begin }) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const forget = (email: string, browser = testApp.browser()) =>
    browser.post('/api/auth/forgot-password').send({ email }).expect(204);
  /** The code in an address's nth mail with a code, starting at 1. */
  const codeOf = async (email: string, number: number) =>
    codeIn(
      await eventually(
        () => testApp.mail.to(email).filter(({ subject }) => /\d{6}/.test(subject ?? ''))[number - 1],
        `code ${number} to ${email}`,
      ),
    );

  it('was accepted, the next one can be requested at once', async () => {
    const { email, mails, check } = await begin(testApp);
    const code = await codeOf(email, mails);
    const answers = await Promise.all(Array.from({ length: 5 }, () => check(code)));
    expect(answers.filter(({ status }) => status === success)).toHaveLength(1);
    const browser = testApp.browser();
    await forget(email, browser);
    const next = await codeOf(email, mails + 1);
    // Another mail would void this code.
    await forget(email);
    await browser.post('/api/auth/forgot-password/check-code').send({ code: next }).expect(204);
  });

  it('was accepted, the hourly limit still counts', async () => {
    const { email, mails, check } = await begin(testApp);
    await check(await codeOf(email, mails)).expect(success);
    for (let sent = 0; sent < 7; sent += 1) {
      await forget(email);
      await aMinutePasses(testApp);
    }
    // Mails that a signed-in user requested have a budget of their own.
    const separate = ['change-password', 'update-email'].includes(purpose) ? 1 : 0;
    await codeOf(email, 5 + separate);
    await signUp(testApp);
    expect(testApp.mail.to(email).filter(({ subject }) => /\d{6}/.test(subject ?? ''))).toHaveLength(
      5 + separate,
    );
  });

  it('was wrong, the minute continues and the code stays valid', async () => {
    const { email, mails, ask, check } = await begin(testApp);
    const code = await codeOf(email, mails);
    await check(otherCode(code)).expect(400);
    await ask().expect(204);
    await check(code).expect(success);
  });
});
