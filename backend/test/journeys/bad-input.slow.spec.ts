import { gzipSync } from 'node:zlib';
import { failureIn } from '../support/failures.js';
import { ANY_UUID, callableOperations } from '../support/operations.js';
import { sendRaw } from '../support/raw-http.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { type Browser, PUBLIC_URL, startTestApp, type TestApp } from '../support/test-app.js';

/** Every operation that accepts a body, with its fields and a valid body. */
const OPERATIONS = (await callableOperations()).filter(({ takesBody }) => takesBody);
const WRITES = OPERATIONS.map(({ method, path, fields }) => [method, path, fields] as const);

/** The operations that also accept a form with files. */
const UPLOADS = OPERATIONS.filter(({ takesFiles }) => takesFiles).map(
  ({ method, path }) => [method, path] as const,
);

/** Operations that may be called without a body, or with an empty one. */
const BODY_OPTIONAL = new Set([
  '/api/accounts/me',
  `/api/accounts/me/imports/${ANY_UUID}/confirm`,
  '/api/auth/refresh',
  '/api/contents/7',
  '/api/items/7/contents/7',
  '/api/links/7',
]);

type Answer = Awaited<ReturnType<Browser['get']>>;

describe('bad input', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    // Rejected uploads count, too.
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '100000' });
    person = await signUp(testApp);
  });
  afterAll(() => testApp.stop());

  /** Expects the common form of failures, without internal details. */
  const expectFailure = (answer: Answer, status: number) => {
    expect(answer.status).toBe(status);
    const body = failureIn(answer);
    expect(Object.keys(body)).toEqual(['statusCode', 'errorCode', 'message', 'errors', 'requestId']);
    expect(body).toMatchObject({
      statusCode: status,
      requestId: answer.headers['x-request-id'],
      errorCode: body.errors[0]?.errorCode,
      message: body.errors[0]?.message,
    });
    expect(answer.text).not.toMatch(/node_modules|\bat .+\.[jt]s|SELECT|INSERT|pg-|express|typeorm|Error:/i);
  };
  const staysAlive = async () => {
    await person.browser.get('/api/accounts/me').expect(200);
  };
  afterEach(staysAlive);

  const FIELDS = WRITES.flatMap(([method, path, fields]) =>
    Object.keys(fields).map((field) => [method, path, field, fields] as const),
  );

  const TEXTS = FIELDS.filter(([, , field, fields]) => typeof fields[field] === 'string');

  it('is sent to every operation that accepts a body', () => {
    expect(WRITES.length).toBeGreaterThanOrEqual(6);
    expect(FIELDS.length).toBeGreaterThanOrEqual(12);
  });

  describe('of the wrong type', () => {
    it.each(FIELDS)('%s %s: %s', async (method, path, field, fields) => {
      const nested = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`) as unknown;
      for (const value of [1, true, 'x', [], ['x'], {}, { toString: 'x' }, nested]) {
        if (typeof value === typeof fields[field]) continue;
        const answer = await person.browser[method](path).send({ ...fields, [field]: value });
        expectFailure(answer, 400);
        expect(failureIn(answer).errors).toContainEqual(expect.objectContaining({ field }));
      }
    });

    it.each(WRITES)('%s %s: the body itself', async (method, path) => {
      for (const body of ['[]', '[{}]', 'null', '1', 'true', '"x"']) {
        const answer = await person.browser[method](path).set('Content-Type', 'application/json').send(body);
        expectFailure(answer, 400);
      }
    });

    it.each(WRITES)('%s %s: nested 10,000 deep', async (method, path, fields) => {
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const deep = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
        const body = `{"${Object.keys(fields)[0] ?? ''}":${deep}}`;
        const answer = await person.browser[method](path).set('Content-Type', 'application/json').send(body);
        expectFailure(answer, 400);
      }
    });
  });

  describe('with invalid characters', () => {
    const UNPRINTABLE = ['\u0000b', '\u0007b', '\u007fb', '\u009fb', '\ud800', '\udfffb'];

    it.each(TEXTS)(
      '%s %s: control characters and lone surrogates in %s',
      async (method, path, field, fields) => {
        for (const end of UNPRINTABLE) {
          const answer = await person.browser[method](path).send({ ...fields, [field]: `Aa1bcdef${end}` });
          expectFailure(answer, 400);
          expect(failureIn(answer).errors[0]).toMatchObject({
            field,
            errorCode: expect.stringMatching(/^(?:invalidFormat|unknownField)$/),
          });
        }
      },
    );

    it.each([
      '%00',
      '%ff',
      '%',
      '%zz',
      '%ed%a0%80',
      '%e2%80%ae',
      'a%00b',
      '%2e%2e%2f',
      "'--",
      '%F0%9F%8C%B8',
    ])('in a path and query: %s', async (text) => {
      expect([400, 404]).toContain((await testApp.client.get(`/api/accounts/${text}`)).status);
      for (const answer of [
        await testApp.client.get(`/api/accounts/${person.account.displayId}?x=${text}&${text}=1`),
        await testApp.client.get(`/api/accounts/me?limit=${text}`),
      ]) {
        expect([200, 400, 401]).toContain(answer.status);
      }
    });
  });

  describe('as an ID', () => {
    it.each([
      '-1',
      '0',
      '1.5',
      '1e20',
      '0x10',
      '2147483648',
      '99999999999999999999',
      'NaN',
      'null',
      'undefined',
      '%00',
      '%20',
      '[]',
      '__proto__',
      'constructor',
      'a'.repeat(31),
      '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b1',
      '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11x',
    ])('%s is a 400 or a 404', async (id) => {
      const answer = await testApp.client.get(`/api/accounts/${id}`);
      expectFailure(answer, answer.status === 400 ? 400 : 404);
    });

    it('an empty one is a 404', async () => {
      expectFailure(await testApp.client.get('/api/accounts/'), 404);
    });
  });

  describe('that is too large', () => {
    it.each(WRITES)('%s %s: 101 kB and 2 MB of JSON', async (method, path, fields) => {
      for (const size of [101 * 1024, 2 * 1024 * 1024]) {
        const field = Object.keys(fields)[0] ?? '';
        const answer = await person.browser[method](path).send({ ...fields, [field]: 'x'.repeat(size) });
        expectFailure(answer, 413);
      }
    });

    it('in a field of 90,000 characters is invalid rather than too large', async () => {
      for (const [method, path, field, fields] of TEXTS) {
        const answer = await person.browser[method](path).send({ ...fields, [field]: 'a'.repeat(90_000) });
        expectFailure(answer, 400);
      }
    });

    it('with 10,000 entries', async () => {
      const body = { orders: Array.from({ length: 10_000 }, (_each, index) => index) };
      expectFailure(await person.browser.patch('/api/accounts/me').send(body), 400);
    });

    it('announced as 10 GB is rejected before it is sent', async () => {
      const answer = await sendRaw(
        testApp.url,
        `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10737418240\r\n\r\n{`,
      );
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.body)).toMatchObject({ statusCode: 413 });
    });

    it('as a URL of 16 kB or headers of 20 kB', async () => {
      const long = 'x'.repeat(20 * 1024);
      const line = (address: string, header: string) =>
        `GET ${address} HTTP/1.1\r\nHost: localhost\r\nX-Long: ${header}\r\nConnection: close\r\n\r\n`;
      expect((await sendRaw(testApp.url, line(`/api/accounts/${long}`, ''))).status).toBe(431);
      expect((await sendRaw(testApp.url, line('/api/accounts/x', long))).status).toBe(431);
    });

    it('as a gzip bomb is rejected while it is decompressed', async () => {
      const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, 0x20), { level: 9 });
      expect(bomb.length).toBeLessThan(100 * 1024);
      const answer = await fetch(`${testApp.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: bomb,
      });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ statusCode: 413, errorCode: 'unknown' });
    });
  });

  describe('that cannot be read', () => {
    it.each([
      ['half an object', '{"email":'],
      ['a trailing comma', '{"email":"a@example.com",}'],
      ['single quotes', "{'email':'a'}"],
      ['two objects', '{}{}'],
      ['only a byte order mark', '\ufeff'],
      ['markup', '<xml/>'],
      ['only spaces', '   '],
    ])('%s', async (_what, body) => {
      const answer = await person.browser
        .post('/api/auth/login')
        .set('Content-Type', 'application/json')
        .send(body);
      expectFailure(answer, 400);
    });

    it.each([
      ['text/plain', '{"email":"a@example.com","password":"x"}'],
      ['application/xml', '<email>a@example.com</email>'],
      ['application/x-www-form-urlencoded', 'email=a%40example.com&password=x'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n',
      ],
      ['application/octet-stream', '{}'],
      ['application/json-patch+json', '[]'],
      ['text/json', '{}'],
      ['', '{}'],
      ['nonsense', '{}'],
      ['application/json; charset=latin1', '{}'],
      ['application/json; charset=nonsense', '{}'],
    ])('of the type %j', async (type, body) => {
      for (const { method, path, takesFiles } of OPERATIONS) {
        if (takesFiles && type.startsWith('multipart/')) continue;
        const answer = await sendTyped(method, path, type, body);
        expect(answer.status).toBe(415);
        expect(JSON.parse(answer.body)).toMatchObject({ statusCode: 415, errorCode: 'unknown' });
      }
    });

    it.each(UPLOADS)('as a form: %s %s', async (method, path) => {
      const parts = [
        'name="never-heard-of"\r\n\r\nx',
        'name="never-heard-of"; filename="x.jpg"\r\n\r\nx',
        'name="__proto__[x]"\r\n\r\nx',
        'name=""\r\n\r\nx',
        'nothing at all',
      ];
      for (const part of parts) {
        const answer = await person.browser[method](path)
          .set('Content-Type', 'multipart/form-data; boundary=x')
          .send(`--x\r\nContent-Disposition: form-data; ${part}\r\n--x--\r\n`);
        expectFailure(answer, 400);
      }
    });

    it('in an unknown encoding', async () => {
      const answer = await person.browser
        .post('/api/auth/login')
        .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'nonsense' })
        .send('{}');
      expectFailure(answer, 415);
    });

    it('as invalid gzip', async () => {
      const answer = await person.browser
        .post('/api/auth/login')
        .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
        .send('{}');
      expectFailure(answer, 400);
    });

    it('in declared UTF-16 is accepted', async () => {
      const body = Buffer.from(JSON.stringify({ email: 'nobody@example.com', password: 'x' }), 'utf16le');
      const answer = await fetch(`${testApp.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-16le' },
        body,
      });
      expect(answer.status).toBe(401);
    });

    it('without a required body', async () => {
      for (const [method, path] of WRITES) {
        if (!BODY_OPTIONAL.has(path)) expectFailure(await person.browser[method](path), 400);
      }
    });

    it('with an unneeded body is accepted, and the body is consumed', async () => {
      await testApp.browser().post('/api/auth/logout').send({ any: 'thing' }).expect(204);
      expectFailure(
        await testApp.browser().post('/api/auth/logout').set('Content-Type', 'application/json').send('{'),
        400,
      );
    });

    const sendTyped = (method: string, path: string, type: string, body: string) =>
      sendRaw(
        testApp.url,
        [
          `${method.toUpperCase()} ${path} HTTP/1.1`,
          'Host: localhost',
          `Origin: ${PUBLIC_URL}`,
          ...(type === '' ? [] : [`Content-Type: ${type}`]),
          `Content-Length: ${Buffer.byteLength(body)}`,
          'Connection: close',
          '',
          body,
        ].join('\r\n'),
      );
  });

  describe('with an unknown path or method', () => {
    it.each([
      ['get', '/api'],
      ['get', '/api/'],
      ['get', '/api/nothing'],
      ['get', '/api/accounts/me/nothing'],
      ['post', '/api/accounts/nothing'],
      ['post', '/nothing'],
      ['put', '/api/accounts'],
      ['put', '/api/accounts/me'],
      ['delete', '/api/accounts/'],
      ['delete', '/api/auth/login'],
      ['patch', '/api/auth/login'],
      ['get', '/api/auth/login'],
      ['get', '/health/nothing'],
      ['post', '/'],
    ] as const)('%s %s', async (method, path) => {
      expectFailure(await person.browser[method](path), 404);
    });

    it.each(['TRACE', 'OPTIONS', 'PROPFIND', 'PURGE', 'QUERY'])('%s', async (method) => {
      for (const path of ['/api/accounts/me', '/api/auth/login', '/', '*']) {
        const answer = await sendRaw(
          testApp.url,
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Echo: secret\r\nConnection: close\r\n\r\n`,
        );
        expect([400, 404, 405]).toContain(answer.status);
        expect(answer.body).not.toContain('secret');
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    });

    it.each(['GET / HTTP/9.9\r\n\r\n', 'nonsense\r\n\r\n', '\u0000\u0001\r\n\r\n'])(
      'in a protocol other than HTTP: %j',
      async (bytes) => {
        const { status } = await sendRaw(testApp.url, bytes);
        expect(status === 0 || (status >= 400 && status < 500) || status === 505).toBe(true);
      },
    );
  });
});
