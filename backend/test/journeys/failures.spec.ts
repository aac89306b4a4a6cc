import { failureIn } from '../support/failures.js';
import { beginSignUp, PASSWORD, signUp, type SignedUp, signUpInput } from '../support/sign-up.js';
import { type Browser, PUBLIC_URL, startTestApp, type TestApp } from '../support/test-app.js';
import { otherCode } from '../support/test-mail-server.js';
import { LANGUAGES } from '../../src/common/rules/language.js';
import { ERROR_WORDS, type ErrorCode } from '../../src/common/errors/error-code.js';
import { createAccount } from '../support/factories/account.js';

const INSIDE =
  /node_modules|\/src\/|\bat .+\.[jt]s|SELECT|INSERT|UPDATE|pg-|postgres|express|typeorm|nest|stack/i;

type Answer = Awaited<ReturnType<Browser['get']>>;
type Expected = [status: number, code: ErrorCode, field: string | null];

describe('failures', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp({
      TRUST_PROXY: 'loopback',
      THROTTLE_MAIL_ACCOUNT_LIMIT: '2',
      THROTTLE_WRONG_CODE_LIMIT: '6',
      THROTTLE_VALIDATION_LIMIT: '20',
      LOGIN_MAX_FAILURES: '2',
    });
    person = await signUp(testApp);
  });
  afterAll(() => testApp.stop());

  const create = (overrides: object) => () =>
    testApp
      .browser()
      .post('/api/accounts')
      .send({ ...signUpInput(), ...overrides });
  const change = (body: object) => () => person.browser.patch('/api/accounts/me').send(body);
  const ask = (body: object) => () => testApp.client.post('/api/accounts/create-validation').send(body);
  const logIn = (body: object) => () => testApp.browser().post('/api/auth/login').send(body);
  const raw = (type: string, body: string) => () =>
    testApp.browser().post('/api/auth/login').set('Content-Type', type).send(body);
  const json = (body: string) => raw('application/json', body);

  const CAUSES: Record<string, [expected: Expected, provoke: () => PromiseLike<Answer>]> = {
    'no display ID': [[400, 'required', 'displayId'], create({ displayId: undefined })],
    'a display ID that is null': [[400, 'required', 'displayId'], create({ displayId: null })],
    'a display ID that is too long': [
      [400, 'invalidLength', 'displayId'],
      create({ displayId: 'a'.repeat(31) }),
    ],
    'a display ID with invalid characters': [
      [400, 'invalidFormat', 'displayId'],
      create({ displayId: 'a b' }),
    ],
    'a display ID that is a number': [[400, 'invalidFormat', 'displayId'], create({ displayId: 12 })],
    'a display ID that is reserved': [[400, 'E0203', 'displayId'], create({ displayId: 'admin' })],
    'a display ID that is taken': [
      [400, 'E0203', 'displayId'],
      () => create({ displayId: person.account.displayId })(),
    ],
    'no display name': [[400, 'required', 'displayName'], create({ displayName: '' })],
    'a display name that is too long': [
      [400, 'invalidLength', 'displayName'],
      create({ displayName: 'x'.repeat(31) }),
    ],
    'a display name on two lines': [[400, 'invalidFormat', 'displayName'], create({ displayName: 'a\nb' })],
    'no e-mail': [[400, 'required', 'email'], create({ email: '' })],
    'an e-mail without a domain': [[400, 'invalidFormat', 'email'], create({ email: 'hana@' })],
    'an e-mail that is too long': [
      [400, 'invalidLength', 'email'],
      create({ email: `${'a'.repeat(257)}@b.c` }),
    ],
    'no password': [[400, 'required', 'password'], create({ password: undefined })],
    'a password that is too short': [[400, 'invalidLength', 'password'], create({ password: 'Aa1!' })],
    'a password of one kind of characters': [
      [400, 'invalidFormat', 'password'],
      create({ password: 'abcdefghij' }),
    ],
    'a common password': [[400, 'commonPassword', 'password'], create({ password: 'Password1' })],
    'a password that contains the display ID': [
      [400, 'personalPassword', 'password'],
      create({ displayId: 'murasaki', password: 'MurasakiA1' }),
    ],
    'an unknown field': [[400, 'unknownField', 'agreed'], create({ agreed: true })],
    'a taken display ID in a validation': [
      [400, 'E0203', 'displayId'],
      () => ask({ displayId: person.account.displayId })(),
    ],
    'an invalid e-mail in a validation': [
      [400, 'invalidFormat', 'email'],
      ask({ displayId: 'free.one', email: 'x' }),
    ],
    'an introduction that is too long': [
      [400, 'invalidLength', 'introduction'],
      change({ introduction: 'x'.repeat(151) }),
    ],
    'an introduction with NUL': [[400, 'invalidFormat', 'introduction'], change({ introduction: '\u0000' })],
    'a change of a field with its own endpoint': [
      [400, 'unknownField', 'email'],
      change({ email: 'a@example.com' }),
    ],
    'no code': [
      [400, 'required', 'code'],
      () => testApp.browser().post('/api/accounts/check-code').send({ code: '' }),
    ],
    'a code of letters': [
      [400, 'invalidFormat', 'code'],
      () => testApp.browser().post('/api/accounts/check-code').send({ code: 'abcdef' }),
    ],
    'a wrong code': [
      [400, 'invalidCode', 'code'],
      async () => {
        const { browser, code } = await beginSignUp(testApp);
        return browser.post('/api/accounts/check-code').send({ code: otherCode(code) });
      },
    ],
    'a code outside of a flow': [
      [401, 'unknown', null],
      () => testApp.browser().post('/api/accounts/check-code').send({ code: '012345' }),
    ],
    'a request for a code outside of a flow': [
      [401, 'unknown', null],
      () => testApp.browser().post('/api/accounts/resend-code'),
    ],
    'an address that another account has confirmed': [
      [400, 'E0203', 'email'],
      async () => {
        const { browser, input, code } = await beginSignUp(testApp);
        await createAccount(testApp, { email: input.email, emailKey: input.email });
        return browser.post('/api/accounts/check-code').send({ code });
      },
    ],
    'too many mails': [
      [429, 'throttled', null],
      async () => {
        const { browser } = await signUp(testApp);
        const askOnce = () => browser.patch('/api/accounts/email').send({ email: signUpInput().email });
        for (let index = 1; index <= 2; index += 1) await askOnce().expect(204);
        return askOnce();
      },
    ],
    'too many wrong codes': [
      [423, 'unknown', null],
      async () => {
        const { email } = signUpInput();
        const guess = async (tries: number) => {
          const browser = testApp.browser();
          await browser.post('/api/auth/forgot-password').send({ email }).expect(204);
          const tryOnce = () => browser.post('/api/auth/forgot-password/check-code').send({ code: '000000' });
          for (let index = 1; index <= tries; index += 1) await tryOnce().expect(400);
          return tryOnce;
        };
        await guess(4);
        return (await guess(2))();
      },
    ],
    'too many validations by one client': [
      [429, 'throttled', null],
      async () => {
        const askOnce = () => ask({ displayId: 'free.one' })().set('X-Forwarded-For', '203.0.113.1');
        for (let index = 1; index <= 20; index += 1) await askOnce().expect(204);
        return askOnce();
      },
    ],
    'too many wrong passwords': [
      [423, 'locked', null],
      async () => {
        const guess = logIn({ email: 'guessed@example.com', password: 'x' });
        for (let index = 1; index <= 2; index += 1) await guess().expect(401);
        return guess();
      },
    ],
    'wrong credentials': [[401, 'wrongCredentials', null], logIn({ email: 'a@example.com', password: 'x' })],
    'a login before the code': [
      [403, 'unknown', null],
      async () => {
        const { input } = await beginSignUp(testApp);
        return logIn({ email: input.email, password: PASSWORD })();
      },
    ],
    'an empty password': [[400, 'required', 'password'], logIn({ email: 'a@example.com', password: '' })],
    'an invalid session ID': [
      [400, 'invalidFormat', 'id'],
      () => person.browser.delete('/api/auth/sessions/7'),
    ],
    'an unknown session': [
      [404, 'unknown', null],
      () => person.browser.delete('/api/auth/sessions/019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11'),
    ],
    'an unknown place for tokens': [
      [400, 'invalidFormat', 'tokens'],
      () =>
        testApp.client.post('/api/auth/login?tokens=header').send({ email: 'a@example.com', password: 'x' }),
    ],
    'no refresh token in the body': [
      [400, 'required', 'refreshToken'],
      () => testApp.client.post('/api/auth/refresh?tokens=body').send({}),
    ],
    'an invalid refresh token': [
      [401, 'unknown', null],
      () => testApp.client.post('/api/auth/refresh?tokens=body').send({ refreshToken: 'x'.repeat(80) }),
    ],
    'an invalid access token': [
      [401, 'unknown', null],
      () => testApp.client.get('/api/accounts/me').set('Authorization', 'Bearer a.b.c'),
    ],
    'a session that has ended': [[401, 'unknown', null], () => testApp.browser().post('/api/auth/refresh')],
    'an anonymous request': [[401, 'unknown', null], () => testApp.browser().get('/api/accounts/me')],
    'a request from another site': [
      [403, 'unknown', null],
      () => testApp.client.post('/api/auth/logout').set('Origin', 'https://evil.example'),
    ],
    'an unknown profile': [[404, 'unknown', null], () => testApp.client.get('/api/accounts/nobody')],
    'an unknown address': [[404, 'unknown', null], () => testApp.client.get('/api/nothing')],
    'a missing file': [[404, 'unknown', null], () => testApp.client.get('/assets/app-00000000.js')],
    'an unknown method': [[404, 'unknown', null], () => testApp.browser().put('/api/accounts')],
    'an address that cannot be decoded': [
      [400, 'unknown', null],
      () => testApp.client.get('/api/accounts/%zz'),
    ],
    'U+0000 in an address': [[400, 'invalidFormat', 'id'], () => testApp.client.get('/api/accounts/%00')],
    'broken JSON': [[400, 'unknown', null], json('{"email":')],
    'JSON that is not an object': [[400, 'unknown', null], json('"text"')],
    'JSON that is too deep': [
      [400, 'unknown', null],
      json(`{"email":${'['.repeat(1000)}${']'.repeat(1000)}}`),
    ],
    'a form': [[415, 'unknown', null], raw('application/x-www-form-urlencoded', 'a=b')],
    'an unknown character set': [[415, 'unknown', null], raw('application/json; charset=latin1', '{}')],
    'a body that is too large': [[413, 'unknown', null], json(`{"email":"${'x'.repeat(200_000)}"}`)],
  };

  it('are tested with at least forty causes', () => {
    expect(Object.keys(CAUSES).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(CAUSES))('%s', async (_cause, [[status, errorCode, field], provoke]) => {
    const answer = await provoke();
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const message = expect.stringMatching(/[ぁ-ん]/) as string;
    expect(answer.body).toEqual({
      statusCode: status,
      errorCode,
      message,
      errors: [{ message, errorCode, field }],
      requestId: answer.headers['x-request-id'],
    });
    expect(failureIn(answer).message).toBe(failureIn(answer).errors[0]?.message);
    expect(answer.text).not.toMatch(INSIDE);
    expect(/^[1-9]\d*$/.test(answer.headers['retry-after'] ?? '')).toBe([423, 429, 503].includes(status));
  });

  describe('are in', () => {
    const words = async (headers: Record<string, string>) => {
      const answer = await testApp.client
        .post('/api/accounts/create-validation')
        .set({ Origin: PUBLIC_URL, ...headers })
        .send({ displayId: 'admin' });
      return failureIn(answer).message;
    };
    const { ja, en } = ERROR_WORDS.E0203;

    it.each([
      ['the language that the request accepts', { 'Accept-Language': 'en' }, en],
      ['the language that the request prefers', { 'Accept-Language': 'ja;q=0.3, en-US;q=0.8' }, en],
      [
        'the language that the request accepts rather than the one that the visitor chose',
        { 'Accept-Language': 'ja', Cookie: 'locale=en' },
        ja,
      ],
      ['the language that the visitor chose', { Cookie: 'locale=en' }, en],
      ['Japanese otherwise', {}, ja],
      ['Japanese if only other languages are accepted', { 'Accept-Language': 'fr' }, ja],
    ])('%s', async (_what, headers, message) => {
      expect(await words(headers as Record<string, string>)).toBe(message);
    });

    it('that language from the first check on', async () => {
      const messages = await Promise.all(
        LANGUAGES.map(async (language) => {
          const answer = await testApp.client
            .post('/api/auth/login')
            .set({ 'Accept-Language': language, 'Content-Type': 'text/plain' })
            .send('x');
          return failureIn(answer).message;
        }),
      );
      expect(messages[0]).toMatch(/[ぁ-ん]/);
      expect(messages[1]).toMatch(/^[\x20-\x7e]+$/);
    });
  });

  it('name an unknown field by its beginning', async () => {
    const answer = await change({ ['x'.repeat(50_000)]: 1 })();
    expect(failureIn(answer).errors[0]).toMatchObject({ errorCode: 'unknownField', field: 'x'.repeat(100) });
  });

  it("have the server's request ID, even if the client sends one", async () => {
    const answer = await testApp.client.get('/api/nothing').set('X-Request-Id', 'forged\\r\\nline');
    expect(failureIn(answer).requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['x-request-id']).toBe(failureIn(answer).requestId);
    const next = await testApp.client.get('/api/nothing');
    expect(failureIn(next).requestId).not.toBe(failureIn(answer).requestId);
  });

  describe('that are unexpected', () => {
    it('are a 500 without details, and a detailed log line', async () => {
      await testApp.sql('ALTER TABLE accounts RENAME COLUMN introduction TO gone');
      try {
        testApp.log.length = 0;
        const answer = await testApp.client.get(`/api/accounts/${person.account.displayId}`);
        expect(answer.status).toBe(500);
        expect(answer.body).toEqual({
          statusCode: 500,
          errorCode: 'unknown',
          message: ERROR_WORDS.unknown.ja,
          errors: [{ message: ERROR_WORDS.unknown.ja, errorCode: 'unknown', field: null }],
          requestId: answer.headers['x-request-id'],
        });
        expect(answer.text).not.toMatch(INSIDE);
        // Mails of the tests above may be sent meanwhile, which is logged too.
        expect(testApp.log.filter(({ level }) => level === 'error')).toEqual([
          {
            level: 'error',
            message: {
              event: 'request.failed',
              err: expect.objectContaining({ message: expect.stringContaining('introduction') }),
            },
          },
        ]);
      } finally {
        await testApp.sql('ALTER TABLE accounts RENAME COLUMN gone TO introduction');
      }
      await testApp.client.get(`/api/accounts/${person.account.displayId}`).expect(200);
    });
  });
});
