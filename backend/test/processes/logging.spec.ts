import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { PRODUCT_VERSION } from '../../src/config/product-version.js';
import { cookieHeader, cookiesSetBy } from '../support/cookies.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../../sandbox/free-port.js';
import { ServerProcess } from '../support/server-process.js';
import { signUpInput } from '../support/sign-up.js';
import { testEnvironment } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { codeIn, otherCode, TestMailServer } from '../support/test-mail-server.js';
import { TcpRelay } from '../support/tcp-relay.js';
import { Maintenance } from '../../src/modules/maintenance/maintenance.entity.js';
import { withRows } from '../support/rows.js';

type Line = Record<string, unknown>;

const LOOPBACK = /^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;

/** Renders the maintenance page, and fails for every other page. */
const pageServer = createServer((request, response) => {
  void json(request).then((body) => {
    const { input } = body as { input?: { status: number; maintenance: object | null } };
    if (!input?.maintenance) response.statusCode = 500;
    response.setHeader('Connection', 'close');
    response.end(
      JSON.stringify({
        status: input?.status,
        html: 'closed',
        scriptHashes: [],
        styleHashes: [],
        frameOrigins: [],
      }),
    );
  });
});

describe('the log of a server', () => {
  let database: TestDatabase;
  let mail: TestMailServer;
  let relay: TcpRelay;
  let server: ServerProcess;
  let url: string;
  /** Values that the log must not contain. */
  const secrets = new Set<string>();
  const answers: { path: string; status: number; requestId: string }[] = [];
  /** The answers during maintenance. */
  const closed: typeof answers = [];

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

  /** Requests the API and a page during maintenance. */
  const requestDuringMaintenance = async () => {
    await withRows(database.url, (rows) => rows.repository(Maintenance).insert({}));
    await eventually(async () => (await fetch(`${url}/api/themes`)).status === 503, 'maintenance');
    const before = answers.length;
    await call('GET', '/api/themes');
    await call('GET', '/profile/somebody');
    closed.push(...answers.slice(before));
  };

  /** Runs some work while a column that the server reads is missing. */
  const withoutIntroductions = async (work: () => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await client.query('ALTER TABLE accounts RENAME COLUMN introduction TO gone');
      await work();
      await client.query('ALTER TABLE accounts RENAME COLUMN gone TO introduction');
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    [database, mail] = await Promise.all([createTestDatabase(), TestMailServer.start()]);
    const through = await TcpRelay.to(database.url);
    relay = through.relay;
    pageServer.listen(0, '127.0.0.1');
    await once(pageServer, 'listening');
    const { port: pagePort } = pageServer.address() as AddressInfo;
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
        FRONTEND_DEV_URL: `http://127.0.0.1:${pagePort}`,
        THROTTLE_MAIL_HOUR_LIMIT: '1',
        THROTTLE_VALIDATION_LIMIT: '1',
        LOGIN_MAX_FAILURES: '3',
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
    for (let index = 1; index <= 4; index += 1)
      await call('POST', '/api/auth/login', { body: { email: 'private.guessed@example.com', password } });
    secrets.add('private.guessed@example.com');
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
    // Callbacks of providers, on pages that this server cannot render.
    for (const page of ['/profile/linkage/youtube', '/en/profile/linkage/tiktok', '/login/line']) {
      const [brought, state] = [`code-of-${answers.length}`, `state-of-${answers.length}`];
      for (const secret of [brought, state]) secrets.add(secret);
      await call('GET', `${page}?${new URLSearchParams({ code: brought, state }).toString()}`);
    }
    for (let index = 1; index <= 2; index += 1)
      await call('POST', '/api/accounts/create-validation', { body: { displayId: 'some.one' } });
    await withoutIntroductions(() => call('GET', `/api/accounts/${input.displayId}`));
    await relay.cut();
    await call('POST', '/api/accounts', { body: { ...input, displayId: 'another' } });
    await relay.mend();
    await eventually(async () => (await fetch(`${url}/health/ready`)).ok, 'the database to be back');
    await requestDuringMaintenance();
    server.kill('SIGINT');
    expect(await server.exit).toBe(0);
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    pageServer.close();
    await Promise.all([mail.stop(), relay.cut(), database.drop()]);
  });

  it('is JSON, each line with a time in UTC, a level and the version', () => {
    expect(server.log.length).toBeGreaterThan(answers.length);
    for (const line of server.log) {
      expect(line).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        level: expect.stringMatching(/^(?:info|warn|error)$/),
        version: PRODUCT_VERSION,
      });
    }
    expect(server.log).toContainEqual(
      expect.objectContaining({ event: 'server.ready', product: `Hitohira ${PRODUCT_VERSION}` }),
    );
    expect(server.stderr).toBe('');
  });

  it('has one line for each request, with the request ID of its response', () => {
    const lines = server.log.filter(({ event }) => event === 'request');
    const logged = lines.map(({ requestId, path, status }) => ({ requestId, path, status }));
    for (const { path, status, requestId } of answers) {
      expect(logged).toContainEqual({ requestId, path: path.split('?')[0], status });
    }
    expect(new Set(logged.map(({ requestId }) => requestId)).size).toBe(lines.length);
    for (const line of lines) {
      expect(line).toMatchObject({
        method: expect.any(String),
        ip: expect.stringMatching(LOOPBACK),
        durationMs: expect.any(Number),
      });
    }
  });

  const WHO = { emailHash: expect.stringMatching(/^[0-9a-f]{16}$/) };
  it.each([
    ['account.created', { level: 'info', accountId: expect.any(String) }],
    ['login.succeeded', { level: 'info', accountId: expect.any(String) }],
    ['login.failed', { level: 'warn', accountId: expect.any(String), ...WHO }],
    ['login.locked', { level: 'warn', accountId: null, ...WHO }],
    ['login.refused', { level: 'warn', accountId: null, ...WHO }],
    ['code.failed', { level: 'warn', purpose: 'sign-up', burnt: false, ...WHO }],
    ['session.reuse-detected', { level: 'warn', accountId: expect.any(String) }],
    ['request.failed', { level: 'error' }],
  ])('contains %s, its request and client', (event, also: Line) => {
    const line = server.log.find((each) => each['event'] === event);
    expect(line).toMatchObject({ event, ...also, ip: expect.stringMatching(LOOPBACK) });
    expect(answers.map(({ requestId }) => requestId)).toContain(line?.['requestId']);
  });

  it('contains mails, which are sent asynchronously', () => {
    const line = server.log.find(({ event }) => event === 'mail.sent');
    expect(line).toMatchObject({ level: 'info', mailId: expect.any(String) });
  });

  it('identifies an e-mail address by the same hash in all lines', () => {
    const hashes = (event: string) =>
      server.log.filter((line) => line['event'] === event).map((line) => line['emailHash']);
    expect(new Set(hashes('login.locked'))).toEqual(new Set(hashes('login.refused')));
    expect(hashes('login.failed')).toEqual(expect.arrayContaining(hashes('login.locked')));
    expect(new Set(hashes('login.failed')).size).toBe(3);
  });

  it.each([
    [401, 'info'],
    [403, 'warn'],
    [423, 'info'],
    [429, 'warn'],
    [500, 'error'],
    [503, 'error'],
  ])('has one line for a response %d, as %s', (status, level) => {
    expectLines(
      answers.filter((answer) => answer.status === status && !closed.includes(answer)),
      level,
    );
  });

  it('contains no errors while the site is closed', () => {
    expect(closed.map(({ status }) => status)).toEqual([503, 503]);
    expectLines(closed, 'info');
  });

  const expectLines = (expected: typeof answers, level: string) => {
    expect(expected.length).toBeGreaterThan(0);
    for (const { requestId, status } of expected) {
      const lines = server.log.filter(
        (line) => line['requestId'] === requestId && line['event'] === 'request',
      );
      expect(lines).toEqual([expect.objectContaining({ status, level, ip: expect.any(String) })]);
    }
  };

  it('contains the ID of the signed-in account', () => {
    const ofOwn = server.log.filter(
      ({ event, path, status }) => event === 'request' && path === '/api/accounts/me' && status === 200,
    );
    const [created] = server.log.filter(({ event }) => event === 'account.created');
    expect(ofOwn.length).toBeGreaterThan(0);
    for (const line of ofOwn) expect(line['accountId']).toBe(created?.['accountId']);
  });

  it('contains no password, code, token, cookie or e-mail address', () => {
    expect(secrets.size).toBeGreaterThan(8);
    const found = [...secrets].filter((secret) =>
      new RegExp(`(?<![\\w-])${secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(server.stdout),
    );
    expect(found).toEqual([]);
    expect(server.stdout).not.toMatch(/eyJ[\w-]+\.|Bearer |signUpToken|refreshToken|accessToken|private\./);
  });
});
