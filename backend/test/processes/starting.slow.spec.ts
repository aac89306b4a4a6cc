import { createServer, type Server } from 'node:net';
import pg from 'pg';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { PRODUCT_VERSION } from '../../src/config/product-version.js';
import { freePort } from '../../sandbox/free-port.js';
import { eventually } from '../support/eventually.js';
import { ServerProcess } from '../support/server-process.js';
import { pretendOlderPostgres } from '../support/older-postgres.js';
import { TcpRelay } from '../support/tcp-relay.js';
import { testEnvironment } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('a start', () => {
  let database: TestDatabase;
  let environment: EnvironmentSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    environment = testEnvironment({
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      DATABASE_CONNECT_TIMEOUT_S: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      // The server starts without built pages.
      FRONTEND_DEV_URL: 'http://127.0.0.1:9',
    });
  });
  afterAll(() => database.drop());

  const refusal = async (overrides: EnvironmentSource) => {
    const server = ServerProcess.server({ ...environment, ...overrides });
    const exit = await server.exit;
    return { exit, complaints: server.complaints, stdout: server.stdout };
  };
  /** Expects a failed start to print only one line of JSON, with a reason and a cure. */
  const isOneLine = (
    { exit, complaints, stdout }: Awaited<ReturnType<typeof refusal>>,
    reason: RegExp | string,
  ) => {
    expect([exit, stdout, complaints.length]).toEqual([1, '', 1]);
    expect(JSON.parse(complaints[0] ?? '')).toEqual({
      level: 'fatal',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: PRODUCT_VERSION,
      event: 'server.start-failed',
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
      cure: expect.stringMatching(/^\S.{10,}\.$/),
    });
  };

  // The tests of the configuration cover the values of all variables; these cover the process.
  it('without a secret in production exits with 1 and one clear line', async () => {
    isOneLine(
      await refusal({ NODE_ENV: 'production', JWT_SECRET: '' }),
      'JWT_SECRET is required when NODE_ENV is production.',
    );
  });

  it.each([
    ['JWT_SECRET', 'short', /^JWT_SECRET accepts a secret of at least 32 characters\.$/],
    ['DATABASE_URL', 'mysql://localhost/x', /^DATABASE_URL accepts an address like postgres:/],
    ['DATABASE_URL', '', /^DATABASE_URL is not set: .+\.$/],
    ['SMTP_URL', '', /^SMTP_URL is not set: .+\.$/],
    ['HOST', '203.0.113.1', /^HOST 203\.0\.113\.1 is not an address of this machine\.$/],
  ])('with %s=%s exits with 1 and one clear line', async (name, value, line) => {
    isOneLine(await refusal({ [name]: value }), line);
  });

  it('on a port in use exits with 1 and one clear line', async () => {
    const other: Server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    try {
      isOneLine(await refusal({ PORT: String(port) }), `Port ${port} on 127.0.0.1 is in use.`);
    } finally {
      other.close();
    }
  });

  it('on an older PostgreSQL names the required version, and exits with 1', async () => {
    const older = await pretendOlderPostgres(database.url, 16);
    try {
      isOneLine(
        await refusal({ DATABASE_URL: older.url }),
        /^The database in DATABASE_URL is PostgreSQL 16\.\d+, which is too old\.$/,
      );
    } finally {
      older.stop();
    }
  });

  it('with secrets other than those of the data names them, and exits with 1', async () => {
    const own = await createTestDatabase();
    const settings = { DATABASE_URL: own.url, PORT: String(await freePort()) };
    const url = `http://127.0.0.1:${settings.PORT}`;
    const startAndStop = async (overrides: EnvironmentSource) => {
      const server = ServerProcess.server({ ...environment, ...settings, ...overrides });
      await server.ready(url);
      server.kill('SIGINT');
      expect(await server.exit).toBe(0);
      return server.complaints;
    };
    const [before, after] = [environment['ENCRYPTION_KEY'], 'ab'.repeat(32)];
    const pepper = { PASSWORD_PEPPER: 'another pepper of thirty-two letters' };
    try {
      expect(await startAndStop({})).toEqual([]);
      isOneLine(
        await refusal({ ...settings, ...pepper }),
        'PASSWORD_PEPPER does not match the data in this database.',
      );
      isOneLine(
        await refusal({ ...settings, ...pepper, ENCRYPTION_KEY: after }),
        /^ENCRYPTION_KEY and PASSWORD_PEPPER do not match .+\.$/,
      );
      // After a proper replacement, the new key is that of the data.
      expect(await startAndStop({ ENCRYPTION_KEY: after, ENCRYPTION_KEY_PREVIOUS: before })).toEqual([]);
      isOneLine(await refusal(settings), /^ENCRYPTION_KEY does not match /);
      // A new JWT_SECRET only ends sessions.
      const jwt = { JWT_SECRET: 'another secret of thirty-two letters' };
      expect(await startAndStop({ ENCRYPTION_KEY: after, ...jwt })).toEqual([
        expect.stringContaining('JWT_SECRET has changed: everybody must log in again.'),
      ]);
    } finally {
      await own.drop();
    }
  });

  it.each([
    ['an unreachable database', (url: URL) => (url.port = '1'), /ECONNREFUSED/],
    ['a wrong password', (url: URL) => (url.password = 'wrong'), /password authentication failed/],
  ])('with %s waits, reports it, and exits with 1', async (_what, spoil, reason) => {
    const url = new URL(database.url);
    spoil(url);
    const { exit, complaints } = await refusal({ DATABASE_URL: url.href });
    expect(exit).toBe(1);
    const lines = complaints.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({
      level: 'warn',
      event: 'server.waiting',
      message: expect.stringMatching(/^Waiting for the database, up to 1 s more \(.+\)\.$/),
    });
    expect(lines.at(-1)).toMatchObject({
      level: 'fatal',
      reason: expect.stringMatching(/^The database in DATABASE_URL cannot be reached \(.+\)\.$/),
      cure: expect.stringContaining('PostgreSQL'),
    });
    expect(complaints.join()).toMatch(reason);
    expect(complaints.join()).not.toContain('wrong@');
  });

  it('prints a sentence on a terminal', async () => {
    const { complaints } = await refusal({ LOG_FORMAT: 'pretty', SMTP_URL: '' });
    expect(complaints).toEqual([
      'SMTP_URL is not set: the server needs a mail server to send codes. Set it to an address like smtp://user:password@host:587.',
    ]);
  });

  it('that fails while creating the application prints one line', async () => {
    const broken = await createTestDatabase();
    const client = new pg.Client({ connectionString: broken.url });
    await client.connect();
    await client.query('ALTER TABLE redirects RENAME TO elsewhere');
    await client.end();
    try {
      isOneLine(
        await refusal({ DATABASE_URL: broken.url }),
        'The server could not start: relation "redirects" does not exist.',
      );
    } finally {
      await broken.drop();
    }
  });

  it('continues if the database becomes unavailable after connecting', async () => {
    const { relay, url } = await TcpRelay.to(database.url);
    const site = `http://127.0.0.1:${environment['PORT']}`;
    const server = ServerProcess.server({
      ...environment,
      DATABASE_URL: url,
      DATABASE_CONNECT_TIMEOUT_S: '60',
    });
    try {
      // The first connection of the server's pool, after those of the database check and the migrations.
      await relay.received('application_name\0hitohira\0');
      await relay.refuse();
      await eventually(() => relay.refused > 0, 'the server to look for its database');
      await relay.mend();
      await server.ready(site);
      expect(server.complaints).toEqual([]);
      server.kill('SIGTERM');
      expect(await server.exit).toBe(0);
    } finally {
      server.kill('SIGKILL');
      await relay.cut();
    }
  });

  it('on a newer schema fails, naming both versions', async () => {
    const newer = await createTestDatabase();
    const client = new pg.Client({ connectionString: newer.url });
    await client.connect();
    try {
      const [before] = (
        await client.query<{ comment: string }>(
          `SELECT obj_description('schema_migrations'::regclass, 'pg_class') AS comment`,
        )
      ).rows;
      expect(before?.comment).toBe(`Hitohira ${PRODUCT_VERSION}`);
      await client.query(
        `INSERT INTO schema_migrations (timestamp, name) VALUES (9999999999999, 'Tomorrow9999999999999')`,
      );
      await client.query(`COMMENT ON TABLE schema_migrations IS 'Hitohira 99.1.0'`);
      isOneLine(
        await refusal({ DATABASE_URL: newer.url }),
        `The database has the schema of Hitohira 99.1.0 (its newest migration is Tomorrow9999999999999); this server is version ${PRODUCT_VERSION} and too old for it.`,
      );
      const [after] = (
        await client.query<{ comment: string }>(
          `SELECT obj_description('schema_migrations'::regclass, 'pg_class') AS comment`,
        )
      ).rows;
      expect(after?.comment).toBe('Hitohira 99.1.0');
    } finally {
      await client.end();
      await newer.drop();
    }
  });
});
