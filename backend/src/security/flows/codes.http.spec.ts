import { cookieHeader, cookiesSetBy } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { beginSignUp, signUpInput } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { codeIn, otherCode } from '../../../test/support/test-mail-server.js';
import { DisplayIdClaim } from '../../modules/accounts/display-id-claim.entity.js';
import { Flow } from './flow.entity.js';
import { SignUp } from '../../modules/accounts/sign-up.entity.js';
import { IsNull, Not } from 'typeorm';
import { clearThrottles } from '../../../test/support/throttles.js';
import { Account } from '../../modules/accounts/account.entity.js';
import { Session } from '../sessions/session.entity.js';
import { hoursUntil } from '../../../test/support/times.js';

describe('mailed codes', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_MAIL_MINUTE_LIMIT: '1000', THROTTLE_MAIL_HOUR_LIMIT: '1000' });
  });
  afterAll(() => testApp.stop());

  const flowsOf = (email: string) => testApp.repository(Flow).findBy({ emailKey: email });
  const accountsOf = (email: string) => testApp.repository(Account).findBy({ email });

  describe('wrong attempts', () => {
    it('void a code at the fifth, and a new one works in the same flow', async () => {
      const { browser, input, code } = await beginSignUp(testApp);
      const check = (tried: string) => browser.post('/api/accounts/check-code').send({ code: tried });
      for (let step = 1; step <= 5; step += 1) {
        const answer = await check(otherCode(code, step)).expect(400);
        expect(answer.body).toMatchObject({ errorCode: 'invalidCode', errors: [{ field: 'code' }] });
      }
      await check(code).expect(401);
      await check(code).expect(401);
      expect(await accountsOf(input.email)).toEqual([]);

      await browser.post('/api/accounts/resend-code').expect(204);
      await check(await testApp.mail.code(input.email, 2)).expect(200);
    });

    it('keep the code valid before the fifth', async () => {
      const { browser, code } = await beginSignUp(testApp);
      const check = (tried: string) => browser.post('/api/accounts/check-code').send({ code: tried });
      for (let step = 1; step <= 4; step += 1) await check(otherCode(code, step)).expect(400);
      await check(code).expect(200);
    });

    it('are also counted when concurrent', async () => {
      const { browser, code } = await beginSignUp(testApp);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_each, index) =>
          browser.post('/api/accounts/check-code').send({ code: otherCode(code, index + 1) }),
        ),
      );
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(15);
      await browser.post('/api/accounts/check-code').send({ code }).expect(401);
    });

    it('are not counted if the code is malformed', async () => {
      const { browser, code } = await beginSignUp(testApp);
      for (const malformed of ['', '12345', 'abcdef', 123456, null]) {
        await browser.post('/api/accounts/check-code').send({ code: malformed }).expect(400);
      }
      await browser.post('/api/accounts/check-code').send({ code }).expect(200);
    });
  });

  it('take effect once for twenty concurrent attempts', async () => {
    const { browser, input, code } = await beginSignUp(testApp);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/api/accounts/check-code').send({ code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
    expect(await accountsOf(input.email)).toHaveLength(1);
    const [account] = await accountsOf(input.email);
    expect(await testApp.repository(Session).countBy({ accountId: account!.id })).toBe(1);
  });

  describe('are rejected without effect', () => {
    it('after use', async () => {
      const input = signUpInput();
      const begun = await testApp.browser().post('/api/accounts').send(input).expect(204);
      const cookie = cookieHeader({ signUpToken: cookiesSetBy(begun)['signUpToken']?.value ?? '' });
      const code = await testApp.mail.code(input.email);
      const check = () =>
        testApp.client
          .post('/api/accounts/check-code')
          .set({ Cookie: cookie, Origin: PUBLIC_URL })
          .send({ code });
      const used = await check().expect(200);
      expect(cookiesSetBy(used)['signUpToken']).toMatchObject({ value: '', maxAge: 0 });
      await check().expect(401);
      expect(await accountsOf(input.email)).toHaveLength(1);
    });

    it('after a new one is sent', async () => {
      const { browser, input, code } = await beginSignUp(testApp);
      await browser.post('/api/accounts/resend-code').expect(204);
      const renewed = await testApp.mail.code(input.email, 2);
      if (code !== renewed) await browser.post('/api/accounts/check-code').send({ code }).expect(400);
      expect(await accountsOf(input.email)).toEqual([]);
      await browser.post('/api/accounts/check-code').send({ code: renewed }).expect(200);
    });

    it('after their expiry', async () => {
      const { browser, input, code } = await beginSignUp(testApp);
      await testApp.repository(Flow).update({ emailKey: input.email }, { codeExpiresAt: new Date() });
      const answer = await browser.post('/api/accounts/check-code').send({ code }).expect(400);
      expect(failureIn(answer).errorCode).toBe('invalidCode');
      expect(await accountsOf(input.email)).toEqual([]);
    });

    it('after the expiry of their flow', async () => {
      const { browser, input, code } = await beginSignUp(testApp);
      await testApp.repository(Flow).update({ emailKey: input.email }, { expiresAt: new Date() });
      await browser.post('/api/accounts/check-code').send({ code }).expect(401);
      await browser.post('/api/accounts/resend-code').expect(401);
    });

    it('in another flow: another browser, another address, another purpose', async () => {
      const mine = await beginSignUp(testApp);
      const other = await beginSignUp(testApp);
      if (mine.code !== other.code) {
        await other.browser.post('/api/accounts/check-code').send({ code: mine.code }).expect(400);
      }
      await testApp.browser().post('/api/accounts/check-code').send({ code: mine.code }).expect(401);
      await testApp.repository(Flow).update({ emailKey: mine.input.email }, { purpose: 'reset-password' });
      await mine.browser.post('/api/accounts/check-code').send({ code: mine.code }).expect(401);
      await testApp.repository(Flow).update({ emailKey: mine.input.email }, { purpose: 'sign-up' });
      await mine.browser.post('/api/accounts/check-code').send({ code: mine.code }).expect(200);
    });

    it('in a newer flow of the same address', async () => {
      const first = await beginSignUp(testApp);
      const second = testApp.browser();
      await second
        .post('/api/accounts')
        .send({ ...signUpInput(), email: first.input.email })
        .expect(204);
      const newer = await testApp.mail.code(first.input.email, 2);
      await first.browser.post('/api/accounts/check-code').send({ code: first.code }).expect(401);
      await first.browser.post('/api/accounts/check-code').send({ code: newer }).expect(401);
      if (first.code !== newer) {
        await second.post('/api/accounts/check-code').send({ code: first.code }).expect(400);
      }
      await second.post('/api/accounts/check-code').send({ code: newer }).expect(200);
    });

    it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(5000), '%00', '../../dev/null'])(
      'with a forged flow: %s',
      async (token) => {
        for (const path of ['/api/accounts/check-code', '/api/accounts/resend-code']) {
          await testApp.client
            .post(path)
            .set({ Cookie: cookieHeader({ signUpToken: token }), Origin: PUBLIC_URL })
            .send(path.endsWith('check-code') ? { code: '012345' } : undefined)
            .expect(401);
        }
      },
    );
  });

  describe('the cookie of the flow', () => {
    it('is HttpOnly, lasts an hour, is sent to the API only, and contains no code', async () => {
      const input = signUpInput();
      const answer = await testApp.browser().post('/api/accounts').send(input).expect(204);
      const cookie = cookiesSetBy(answer)['signUpToken']!;
      expect(cookie).toEqual({
        name: 'signUpToken',
        value: expect.stringMatching(/^[\w-]{43}$/),
        maxAge: 3600,
        path: '/api',
        httpOnly: true,
        sameSite: 'lax',
      });
      const code = await testApp.mail.code(input.email);
      const value = cookie.value ?? '';
      for (const form of [value, Buffer.from(value, 'base64url').toString('latin1')]) {
        expect(form).not.toContain(code);
      }
    });
  });

  it('are six digits, stored as a hash for ten minutes', async () => {
    const { input, code } = await beginSignUp(testApp);
    expect(code).toMatch(/^\d{6}$/);
    const [flow] = await flowsOf(input.email);
    expect(flow!.codeHash).toHaveLength(32);
    expect(hoursUntil(flow!.codeExpiresAt!)).toBeCloseTo(1 / 6, 2);
  });

  it('work for one of many concurrent sign-ups with one address', async () => {
    const email = 'at.once@example.com';
    await Promise.all(
      Array.from({ length: 15 }, () =>
        testApp.browser().post('/api/accounts').send(signUpInput({ email })).expect(204),
      ),
    );
    const good = await testApp.repository(Flow).findBy({ emailKey: email, codeHash: Not(IsNull()) });
    const kept = await testApp.repository(SignUp).findBy({ emailKey: email });
    const held = await testApp.repository(DisplayIdClaim).findBy({ heldForEmailKey: email });
    expect([good.length, kept.length, held.length]).toEqual([1, 1, 1]);
  });

  it('void the codes of other flows for the address, without leaving flows', async () => {
    const { input } = await beginSignUp(testApp);
    await testApp
      .browser()
      .post('/api/accounts')
      .send({ ...signUpInput(), email: input.email })
      .expect(204);
    expect(await flowsOf(input.email)).toHaveLength(1);
  });
});

describe('requested mails', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_MAIL_HOUR_LIMIT: '2', THROTTLE_MAIL_CLIENT_LIMIT: '8' });
  });
  afterAll(() => testApp.stop());
  beforeEach(() => clearThrottles(testApp));

  const aMinutePasses = () => clearThrottles(testApp, 'MAIL_MINUTE');

  it('are not sent again within a minute, and the code stays valid', async () => {
    const { browser, input, code } = await beginSignUp(testApp);
    await browser.post('/api/accounts/resend-code').expect(204);
    await browser.post('/api/accounts/resend-code').expect(204);
    await browser.post('/api/accounts/check-code').send({ code }).expect(200);
    expect(testApp.mail.to(input.email)).toHaveLength(1);
  });

  it('are not sent beyond the hourly limit of an address', async () => {
    const { browser, input } = await beginSignUp(testApp);
    await aMinutePasses();
    await browser.post('/api/accounts/resend-code').expect(204);
    const code = codeIn(await testApp.mail.newest(input.email, 2));
    for (let index = 0; index < 2; index += 1) {
      await aMinutePasses();
      await browser.post('/api/accounts/resend-code').expect(204);
      await testApp
        .browser()
        .post('/api/accounts')
        .send({ ...signUpInput(), email: input.email })
        .expect(204);
    }
    await browser.post('/api/accounts/check-code').send({ code }).expect(200);
    await beginSignUp(testApp);
    expect(testApp.mail.to(input.email)).toHaveLength(2);
  });

  it('are rejected beyond the limit of a client, whatever address it claims', async () => {
    const ask = (index: number) =>
      testApp
        .browser()
        .post('/api/accounts')
        .set({
          'X-Forwarded-For': `203.0.113.${index}`,
          Forwarded: `for=203.0.113.${index}`,
          'X-Real-IP': `203.0.113.${index}`,
        })
        .send(signUpInput());
    for (let index = 1; index <= 8; index += 1) await ask(index).expect(204);
    const answer = await ask(9).expect(429);
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  });
});

describe('behind a trusted proxy', () => {
  it('clients are counted separately, IPv6 by /64 and /48', async () => {
    const testApp = await startTestApp({ TRUST_PROXY: 'loopback', THROTTLE_MAIL_CLIENT_LIMIT: '1' });
    try {
      const ask = (address: string) =>
        testApp.browser().post('/api/accounts').set('X-Forwarded-For', address).send(signUpInput());
      await ask('203.0.113.1').expect(204);
      await ask('203.0.113.2').expect(204);
      await ask('203.0.113.1').expect(429);
      await ask('198.51.100.7, 203.0.113.1').expect(429);
      await ask('2001:db8:1:2::1').expect(204);
      await ask('2001:db8:1:2:ffff::9').expect(429);
      for (const subnet of [3, 4, 5]) await ask(`2001:db8:1:${subnet}::1`).expect(204);
      await ask('2001:db8:1:6::1').expect(429);
      await ask('2001:db8:2:1::1').expect(204);
    } finally {
      await testApp.stop();
    }
  });
});
