import { createServer, type Server } from 'node:net';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { freePort } from '../../sandbox/free-port.js';
import { ServerProcess } from '../support/server-process.js';
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
      // The pages need not be built to find out whether the server starts.
      FRONTEND_DEV_URL: 'http://127.0.0.1:9',
    });
  });
  afterAll(() => database.drop());

  const refusal = async (overrides: EnvironmentSource) => {
    const server = ServerProcess.server({ ...environment, ...overrides });
    const exit = await server.exit;
    return { exit, complaints: server.complaints, stdout: server.stdout };
  };
  const isOneLine = (outcome: Awaited<ReturnType<typeof refusal>>, line: RegExp | string) => {
    expect(outcome).toEqual({
      exit: 1,
      complaints: [typeof line === 'string' ? line : expect.stringMatching(line)],
      stdout: '',
    });
  };

  // Every value of every variable is tried where the configuration is tested; here it is the process that counts.
  it('without a secret in production ends with one clear line and 1', async () => {
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
  ])('with %s=%s ends with one clear line and 1', async (name, value, line) => {
    isOneLine(await refusal({ [name]: value }), line);
  });

  it('on a port that is taken ends with one clear line and 1', async () => {
    const other: Server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    try {
      isOneLine(
        await refusal({ PORT: String(port) }),
        `Port ${port} on 127.0.0.1 is in use; set PORT to a free one.`,
      );
    } finally {
      other.close();
    }
  });

  it.each([
    ['nobody listens', (url: URL) => (url.port = '1'), /ECONNREFUSED/],
    ['the password is wrong', (url: URL) => (url.password = 'wrong'), /password authentication failed/],
  ])('where %s waits, says so, and ends with 1', async (_what, spoil, reason) => {
    const url = new URL(database.url);
    spoil(url);
    const { exit, complaints } = await refusal({ DATABASE_URL: url.href });
    expect(exit).toBe(1);
    expect(complaints[0]).toMatch(/^Waiting for the database, up to 1 s more \(.+\)\.$/);
    expect(complaints.at(-1)).toMatch(/^The database of DATABASE_URL cannot be reached \(.+\)\.$/);
    expect(complaints.join()).toMatch(reason);
    expect(complaints.join()).not.toContain('wrong@');
  });
});
