import { cookieHeader, cookiesSetBy } from '../support/cookies.js';
import { eventually } from '../support/eventually.js';
import { freePort, ServerProcess } from '../support/server-process.js';
import { signUpInput } from '../support/sign-up.js';
import { testEnvironment } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { codeIn, otherCode, TestMailServer } from '../support/test-mail-server.js';
import { TcpRelay } from '../support/tcp-relay.js';

type Line = Record<string, unknown>;

describe('the log of a server', () => {
  let database: TestDatabase;
  let mail: TestMailServer;
  let relay: TcpRelay;
  let server: ServerProcess;
  let url: string;
  /** Everything that must not be found in the log. */
  const secrets = new Set<string>();
  const answers: { path: string; status: number; requestId: string }[] = [];

  const call = async (
    method: string,
    path: string,
    {
      body,
      cookies = {},
      headers = {},
    }: { body?: unknown; cookies?: Record<string, string>; headers?: Record<string, string> } = {},
  ) => {
    const cookie = cookieHeader(cookies);
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === '' ? {} : { cookie }),
        origin: url,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = cookiesSetBy({ headers: { 'set-cookie': response.headers.getSetCookie() as never } });
    const held = Object.fromEntries(Object.values(set).map(({ name, value }) => [name, value ?? '']));
    for (const name of ['accessToken', 'refreshToken', 'signUpToken'])
      if (held[name]) secrets.add(held[name]);
    answers.push({ path, status: response.status, requestId: response.headers.get('x-request-id') ?? '' });
    await response.arrayBuffer();
    return { status: response.status, cookies: held };
  };

  beforeAll(async () => {
    [database, mail] = await Promise.all([createTestDatabase(), TestMailServer.start()]);
    const through = await TcpRelay.to(database.url);
    relay = through.relay;
    const port = await freePort();
    url = `http://localhost:${port}`;
    server = ServerProcess.server(
      testEnvironment({
        PORT: String(port),
        HOST: 'localhost',
        PUBLIC_URL: url,
        DATABASE_URL: through.url,
        SMTP_URL: mail.url,
        LOG_LEVEL: 'info',
        LOG_FORMAT: 'json',
        FRONTEND_DEV_URL: 'http://127.0.0.1:9',
        THROTTLE_MAIL_HOUR_LIMIT: '1',
      }),
    );
    await server.ready(url);

    const input = signUpInput({ password: 'Unique-Petal-88', email: 'private.person@example.com' });
    const { email, password } = input;
    const begun = await call('POST', '/api/accounts', { body: input });
    const code = codeIn(await mail.newest(email));
    for (const secret of [email, password, code, otherCode(code), 'Wrong-Petal-88']) secrets.add(secret);
    await call('POST', '/api/accounts/check-code', {
      body: { code: otherCode(code) },
      cookies: begun.cookies,
    });
    const { cookies } = await call('POST', '/api/accounts/check-code', {
      body: { code },
      cookies: begun.cookies,
    });
    await call('GET', `/api/accounts/me?token=${cookies['accessToken'] ?? ''}`, { cookies });
    await call('GET', '/api/accounts/me', {
      headers: { authorization: `Bearer ${cookies['accessToken'] ?? ''}` },
    });
    await call('POST', '/api/auth/login', { body: { email, password: 'Wrong-Petal-88' } });
    await call('POST', '/api/auth/login', { body: { email: 'private.stranger@example.com', password } });
    secrets.add('private.stranger@example.com');
    const second = await call('POST', '/api/auth/login', { body: { email, password } });
    const third = await call('POST', '/api/auth/refresh', { cookies: second.cookies });
    const fourth = await call('POST', '/api/auth/refresh', { cookies: third.cookies });
    await call('POST', '/api/auth/refresh', { cookies: second.cookies });
    await call('GET', '/api/accounts/me', { cookies: fourth.cookies });
    await call('POST', '/api/auth/logout', { cookies });
    await call('POST', '/api/auth/logout', { headers: { origin: 'https://evil.example' } });
    await call('POST', '/api/auth/login', { body: '{"email":"private.person@example.com","password":' });
    await call('POST', '/api/auth/login', { body: 'x', headers: { 'content-type': 'text/plain' } });
    await call('GET', '/api/nothing');
    await call('GET', '/api/accounts/%00');
    await call('GET', '/nothing');
    await relay.cut();
    await call('POST', '/api/accounts', { body: { ...input, displayId: 'another' } });
    await relay.mend();
    await eventually(async () => (await fetch(`${url}/health/ready`)).ok, 'the database to be back');
    server.kill('SIGINT');
    expect(await server.exit).toBe(0);
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await Promise.all([mail.stop(), relay.cut(), database.drop()]);
  });

  it('is JSON, each line with a time in UTC and a level', () => {
    expect(server.log.length).toBeGreaterThan(answers.length);
    for (const line of server.log) {
      expect(line).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        level: expect.stringMatching(/^(?:info|warn|error)$/),
      });
    }
    expect(server.stderr).toBe('');
  });

  it('has one line for each request, under the id that its answer carried', () => {
    const lines = server.log.filter(({ event }) => event === 'request');
    const told = lines.map(({ requestId, path, status }) => ({ requestId, path, status }));
    for (const { path, status, requestId } of answers) {
      expect(told).toContainEqual({ requestId, path: path.split('?')[0], status });
    }
    expect(new Set(told.map(({ requestId }) => requestId)).size).toBe(lines.length);
    for (const line of lines) {
      expect(line).toMatchObject({
        method: expect.any(String),
        ip: expect.stringMatching(/^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/),
        durationMs: expect.any(Number),
      });
    }
  });

  it.each([
    ['account.created', { accountId: expect.any(String) }],
    ['login.succeeded', { accountId: expect.any(String) }],
    ['login.failed', { level: 'warn' }],
    ['session.reuse-detected', { level: 'warn', accountId: expect.any(String) }],
    ['mail.sent', { mailId: expect.any(String) }],
    ['request.failed', { level: 'error' }],
  ])('tells of %s', (event, also: Line) => {
    const line = server.log.find((each) => each['event'] === event);
    expect(line).toMatchObject({ event, ...also });
    if (event !== 'mail.sent') {
      expect(answers.map(({ requestId }) => requestId)).toContain(line?.['requestId']);
    }
  });

  it('warns of what was forbidden, and calls an absent database an error', () => {
    const levelOf = (status: number) =>
      server.log
        .filter((line) => line['event'] === 'request' && line['status'] === status)
        .map(({ level }) => level);
    expect(new Set(levelOf(403))).toEqual(new Set(['warn']));
    expect(new Set(levelOf(503))).toEqual(new Set(['error']));
    expect(new Set(levelOf(401))).toEqual(new Set(['info']));
  });

  it('holds no password, code, token, cookie or e-mail address', () => {
    expect(secrets.size).toBeGreaterThan(8);
    const found = [...secrets].filter((secret) =>
      new RegExp(`(?<![\\w-])${secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(server.stdout),
    );
    expect(found).toEqual([]);
    expect(server.stdout).not.toMatch(
      /eyJ[\w-]+\.|Bearer |signUpToken|refreshToken|accessToken|private\.person/,
    );
  });
});
