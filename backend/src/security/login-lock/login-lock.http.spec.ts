import { cookieHeader, cookiesSetBy } from '../../../test/support/cookies.js';
import { failureIn } from '../../../test/support/failures.js';
import { beginSignUp, signUp, signUpInput } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { LoginCountsRepository } from './login-counts.repository.js';
import { FAILURE_WINDOW_S, LoginLockService } from './login-lock.service.js';
import { LoginCount } from './login-count.entity.js';

const WRONG = 'Wrong-2026-sky';
const DAYS_365_S = 31_536_000;

type Answer = Awaited<ReturnType<Browser['get']>>;

describe('the login lock', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ LOGIN_MAX_FAILURES: '10', LOGIN_LOCK_S: '900' });
  });
  afterAll(() => testApp.stop());

  const logIn = (email: string, password: string, knownDevice?: string) => {
    const request = testApp.browser().post('/api/auth/login');
    if (knownDevice !== undefined) request.set('Cookie', cookieHeader({ knownDevice }));
    return request.send({ email, password });
  };
  const fail = async (email: string, times: number, knownDevice?: string) => {
    for (let index = 1; index <= times; index += 1) await logIn(email, WRONG, knownDevice).expect(401);
  };
  const expectLocked = (answer: Answer) => {
    expect(answer.status).toBe(423);
    expect(failureIn(answer)).toMatchObject({
      statusCode: 423,
      errorCode: 'locked',
      errors: [{ errorCode: 'locked', field: null }],
    });
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(answer.headers['set-cookie']).toBeUndefined();
  };
  /** Moves all counts into the past. */
  const timePasses = async (seconds: number) => {
    const earlier = (time: Date) => new Date(time.getTime() - seconds * 1000);
    const counts = await testApp.repository(LoginCount).find();
    for (const count of counts) {
      count.triedAt = count.triedAt.map(earlier);
      count.lockedUntil &&= earlier(count.lockedUntil);
    }
    await testApp.repository(LoginCount).save(counts);
  };
  type Matches = PasswordsService['matches'];
  /** Runs work with another password comparison. */
  const withMatches = async <Result>(
    change: (matches: Matches) => Matches,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const hasher = testApp.app.get(PasswordsService, { strict: false });
    hasher.matches = change(hasher.matches.bind(hasher));
    try {
      return await work();
    } finally {
      Reflect.deleteProperty(hasher, 'matches');
    }
  };
  const knownDeviceOf = (answer: Answer) => cookiesSetBy(answer)['knownDevice']?.value ?? '';

  it('begins with the tenth wrong password, and rejects the right one as well', async () => {
    const { input } = await signUp(testApp);
    await fail(input.email, 10);
    expectLocked(await logIn(input.email, WRONG));
    expectLocked(await logIn(input.email, input.password));
  });

  it('accepts the right password at the tenth attempt', async () => {
    const { input } = await signUp(testApp);
    await fail(input.email, 9);
    await logIn(input.email, input.password).expect(200);
  });

  it('resets its count after a success', async () => {
    const { input } = await signUp(testApp);
    for (let round = 1; round <= 3; round += 1) {
      await fail(input.email, 9);
      await logIn(input.email, input.password).expect(200);
    }
  });

  it('affects one address only', async () => {
    const [one, other] = [await signUp(testApp), await signUp(testApp)];
    await fail(one.input.email, 10);
    expectLocked(await logIn(one.input.email, WRONG));
    await logIn(other.input.email, other.input.password).expect(200);
  });

  it('recognizes an address in any spelling', async () => {
    const { input } = await signUp(testApp, { email: 'Spelled.Anyhow@example.com' });
    await fail('spelled.anyhow@example.com', 5);
    await fail(' SPELLED.anyhow@EXAMPLE.com ', 5);
    expectLocked(await logIn(input.email, input.password));
  });

  describe('ends', () => {
    it('after its duration, with the count reset', async () => {
      const { input } = await signUp(testApp);
      await fail(input.email, 10);
      await timePasses(898);
      const last = await logIn(input.email, input.password);
      expectLocked(last);
      expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(2);
      await timePasses(2);
      await fail(input.email, 9);
      await logIn(input.email, input.password).expect(200);
    });

    it('no later for attempts during it', async () => {
      const { input } = await signUp(testApp);
      await fail(input.email, 10);
      const [before] = await testApp.sql<{ locked_until: Date }>(
        'SELECT max(locked_until) AS locked_until FROM login_counts',
      );
      for (let index = 1; index <= 5; index += 1) expectLocked(await logIn(input.email, WRONG));
      const [after] = await testApp.sql<{ locked_until: Date }>(
        'SELECT max(locked_until) AS locked_until FROM login_counts',
      );
      expect(after).toEqual(before);
      await timePasses(900);
      await logIn(input.email, input.password).expect(200);
    });

    it('for every browser when lifted', async () => {
      const { input } = await signUp(testApp);
      const device = knownDeviceOf(await logIn(input.email, input.password).expect(200));
      await fail(input.email, 10);
      await fail(input.email, 10, device);
      const lock = testApp.app.get(LoginLockService, { strict: false });
      expect(await lock.unlock(input.email)).toBe(true);
      expect(await lock.unlock(input.email)).toBe(false);
      await logIn(input.email, input.password).expect(200);
      await logIn(input.email, input.password, device).expect(200);
    });
  });

  it('does not count a wrong password after a quarter of an hour', async () => {
    const { input } = await signUp(testApp);
    await fail(input.email, 5);
    await timePasses(600);
    await fail(input.email, 4);
    await timePasses(301);
    await fail(input.email, 5);
    await logIn(input.email, input.password).expect(200);
  });

  it('counts ten within any quarter of an hour', async () => {
    const { input } = await signUp(testApp);
    await fail(input.email, 1);
    await timePasses(800);
    await fail(input.email, 5);
    await timePasses(200);
    await fail(input.email, 5);
    expectLocked(await logIn(input.email, input.password));
  });

  describe('does not disclose', () => {
    it('whether an address has an account', async () => {
      const { input } = await signUp(testApp);
      const answersTo = async (email: string) => {
        const answers: Answer[] = [];
        for (let index = 1; index <= 12; index += 1) answers.push(await logIn(email, WRONG));
        return answers.map((answer) => ({
          status: answer.status,
          body: Object.entries(failureIn(answer)).filter(([name]) => name !== 'requestId'),
          headers: Object.keys(answer.headers).sort(),
        }));
      };
      const known = await answersTo(input.email);
      expect(known.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 423, 423]);
      expect(await answersTo('nobody.at.all@example.com')).toEqual(known);
    });

    it('the addresses that were tried, even in the database', async () => {
      await fail('private.address@example.com', 1);
      const rows = await testApp.sql<{ row: string }>('SELECT login_counts::text AS row FROM login_counts');
      expect(rows.map(({ row }) => row).join()).not.toContain('private');
    });
  });

  describe('with concurrent attempts', () => {
    it('compares at most ten passwords', async () => {
      const { input } = await signUp(testApp);
      const compared: string[] = [];
      const answers = await withMatches(
        (matches) => (password, hash) => {
          if (hash !== null) compared.push(password);
          return matches(password, hash);
        },
        () =>
          Promise.all(Array.from({ length: 50 }, (_each, index) => logIn(input.email, `${WRONG}${index}`))),
      );
      expect(compared).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 423)).toHaveLength(40);
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expectLocked(await logIn(input.email, input.password));
    });

    it('does not count attempts rejected by a busy server', async () => {
      const { input } = await signUp(testApp);
      await fail(input.email, 9);
      await withMatches(
        () => () => Promise.reject(new TooManyRequests(2)),
        async () => {
          for (let index = 1; index <= 5; index += 1) {
            const answer = await logIn(input.email, input.password).expect(429);
            expect(answer.headers['retry-after']).toBe('2');
          }
        },
      );
      await logIn(input.email, input.password).expect(200);
    });
  });

  describe('for a known browser', () => {
    it('uses a cookie for a year, without account and address', async () => {
      const { input, account } = await signUp(testApp);
      const cookie = cookiesSetBy(await logIn(input.email, input.password).expect(200))['knownDevice'];
      expect(cookie).toEqual({
        name: 'knownDevice',
        value: expect.stringMatching(/^[0-9a-f-]{36}\.\d+\.[\w-]{43}$/),
        maxAge: DAYS_365_S,
        path: '/api',
        httpOnly: true,
        sameSite: 'lax',
      });
      expect(cookie?.value).not.toContain(account.accountId);
    });

    it('is not triggered by strangers', async () => {
      const { input } = await signUp(testApp);
      const device = knownDeviceOf(await logIn(input.email, input.password).expect(200));
      await fail(input.email, 10);
      expectLocked(await logIn(input.email, input.password));
      const answer = await logIn(input.email, input.password, device).expect(200);
      expect(knownDeviceOf(answer).slice(0, 36)).toBe(device.slice(0, 36));
      // The lock remains for other browsers.
      expectLocked(await logIn(input.email, input.password));
    });

    it('applies from the sign-up on, and after a logout', async () => {
      const { browser, input } = await signUp(testApp);
      await browser.post('/api/auth/logout').expect(204);
      await fail(input.email, 10);
      expectLocked(await logIn(input.email, input.password));
      const { email, password } = input;
      await browser.post('/api/auth/login').send({ email, password }).expect(200);
    });

    it('is triggered by its own wrong passwords, for itself only', async () => {
      const { input } = await signUp(testApp);
      const device = knownDeviceOf(await logIn(input.email, input.password).expect(200));
      await fail(input.email, 10, device);
      expectLocked(await logIn(input.email, input.password, device));
      await logIn(input.email, input.password).expect(200);
    });

    it.each([
      ['of another account', (_own: string, others: string) => others],
      ['that was altered', (own: string) => own.replace(/\.\d+\./, '.99999999999.')],
      ['with the id of another browser', (own: string) => own.replace(/^[^.]+/, crypto.randomUUID())],
      ['with nonsense', () => 'nonsense'],
      ['without a value', () => ''],
    ])('does not accept a cookie %s', async (_what, forge) => {
      const [one, other] = [await signUp(testApp), await signUp(testApp)];
      const own = knownDeviceOf(await logIn(one.input.email, one.input.password).expect(200));
      const others = knownDeviceOf(await logIn(other.input.email, other.input.password).expect(200));
      await fail(one.input.email, 10);
      expectLocked(await logIn(one.input.email, one.input.password, forge(own, others)));
    });

    it('sets no cookie for programs', async () => {
      const { input } = await signUp(testApp);
      const { email, password } = input;
      const answer = await testApp.client
        .post('/api/auth/login?tokens=body')
        .send({ email, password })
        .expect(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
    });
  });

  describe('before the sign-up code is entered', () => {
    it("counts the right password too, since anyone can sign up with another user's address", async () => {
      const { input } = await beginSignUp(testApp);
      for (let index = 1; index <= 10; index += 1) await logIn(input.email, input.password).expect(403);
      expectLocked(await logIn(input.email, input.password));
    });

    it("gives no more attempts for a sign-up with an existing account's address", async () => {
      const { input } = await signUp(testApp);
      const guess = 'Guessed-2026-sky';
      await testApp
        .browser()
        .post('/api/accounts')
        .send(signUpInput({ email: input.email, password: guess }))
        .expect(204);
      for (let index = 1; index <= 5; index += 1) {
        await logIn(input.email, guess).expect(403);
        await logIn(input.email, WRONG).expect(401);
      }
      expectLocked(await logIn(input.email, guess));
    });

    it('ends with the code, which only the owner of the mailbox knows', async () => {
      const { browser, input, code } = await beginSignUp(testApp);
      await fail(input.email, 10);
      expectLocked(await logIn(input.email, input.password));
      await browser.post('/api/accounts/check-code').send({ code }).expect(200);
      await logIn(input.email, input.password).expect(200);
    });
  });

  it('deletes expired counts', async () => {
    await testApp.repository(LoginCount).deleteAll();
    await fail('long.ago@example.com', 3);
    await timePasses(901);
    await fail('just.now@example.com', 1);
    await testApp.app.get(LoginCountsRepository, { strict: false }).deleteStale(FAILURE_WINDOW_S);
    const counts = await testApp.repository(LoginCount).find();
    expect(counts.map(({ triedAt }) => triedAt.length)).toEqual([1]);
  });

  it('logs wrong attempts, locks and rejections', async () => {
    const { account, input } = await signUp(testApp);
    testApp.log.length = 0;
    await fail(input.email, 10);
    expectLocked(await logIn(input.email, input.password));
    await logIn('unknown.in.log@example.com', WRONG).expect(401);
    const lines = testApp.log
      .map(({ level, message }) => ({ level, ...(message as { event?: string; emailHash?: string }) }))
      // The outbox may log the sign-up mail as well.
      .filter(({ event }) => event?.startsWith('login.'));
    const who = { accountId: account.accountId, emailHash: expect.stringMatching(/^[0-9a-f]{16}$/) };
    const failed = { level: 'warn', event: 'login.failed', reason: 'wrong-credentials' };
    expect(lines).toEqual([
      ...Array<object>(10).fill({ ...failed, ...who }),
      { level: 'warn', event: 'login.locked', ...who },
      { level: 'warn', event: 'login.refused', ...who },
      { ...failed, ...who, accountId: null },
    ]);
    expect(new Set(lines.map(({ emailHash }) => emailHash)).size).toBe(2);
  });
});

describe('with other settings', () => {
  it('can lock at the first wrong password, for a second', async () => {
    const testApp = await startTestApp({ LOGIN_MAX_FAILURES: '1', LOGIN_LOCK_S: '1' });
    try {
      const { input } = await signUp(testApp);
      const { email, password } = input;
      const tryWith = (tried: string) =>
        testApp.browser().post('/api/auth/login').send({ email, password: tried });
      await tryWith(WRONG).expect(401);
      const [row] = await testApp.sql<{ locked: boolean }>(
        `SELECT locked_until <= clock_timestamp() + interval '1 second' AS locked FROM login_counts`,
      );
      expect(row?.locked).toBe(true);
      await testApp.repository(LoginCount).updateAll({ lockedUntil: new Date() });
      await tryWith(password).expect(200);
    } finally {
      await testApp.stop();
    }
  });
});
