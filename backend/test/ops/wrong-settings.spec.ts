import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { freePort } from '../../sandbox/free-port.js';
import { composeFile } from '../support/compose-file.js';
import { eventually } from '../support/eventually.js';
import { runOps } from '../support/ops-command.js';
import { ServerProcess } from '../support/server-process.js';
import { testEnvironment } from '../support/test-app.js';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { TestMailServer } from '../support/test-mail-server.js';
import { runScheduler } from '../support/queue.js';

interface Answer {
  results: { check: string; health: string; says: string }[];
}

/** A wrong setting in words, its variables, and the message, which names the variable and the remedy. */
type WrongSetting = [what: string, settings: EnvironmentSource, says: RegExp];

/** Settings with which no server starts; every command rejects them. */
const REFUSED: WrongSetting[] = [
  ['an unknown environment', { NODE_ENV: 'prod' }, /^NODE_ENV accepts development, test or production\./],
  ['a port out of range', { PORT: '80000' }, /^PORT accepts a whole number from 1 to 65535\./],
  [
    'metrics on the visitors’ port',
    { PORT: '4000', METRICS_PORT: '4000' },
    /^METRICS_PORT is 4000, as PORT is: set it to another/,
  ],
  [
    'a public address without a scheme',
    { PUBLIC_URL: 'example.com' },
    /^PUBLIC_URL accepts the origin visitors use, like https:/,
  ],
  [
    'a database other than PostgreSQL',
    { DATABASE_URL: 'mysql://localhost/x' },
    /^DATABASE_URL accepts an address like postgres:/,
  ],
  ['a short JWT_SECRET', { JWT_SECRET: 'short' }, /^JWT_SECRET accepts a secret of at least 32 characters\./],
  ['a short pepper', { PASSWORD_PEPPER: 'short' }, /^PASSWORD_PEPPER accepts a secret of at least 32/],
  ['an encryption key that is not hex', { ENCRYPTION_KEY: 'not a key' }, /^ENCRYPTION_KEY accepts 32 bytes/],
  ['a proxy by name', { TRUST_PROXY: 'nginx' }, /^TRUST_PROXY accepts loopback, a number of hops, or IP/],
  ['a mail server over http', { SMTP_URL: 'http://mail' }, /^SMTP_URL accepts an address like smtp:/],
  ['a sender without an address', { MAIL_FROM: 'Hitohira' }, /^MAIL_FROM accepts an e-mail address/],
  [
    'passwords that take minutes',
    { BCRYPT_COST: '31' },
    /^BCRYPT_COST accepts a whole number from 4 to 16\./,
  ],
  ['an unknown log level', { LOG_LEVEL: 'verbose' }, /^LOG_LEVEL accepts fatal, error/],
  [
    'a bucket without keys',
    { S3_BUCKET: 'media' },
    /^S3_ACCESS_KEY_ID is required[^]+S3_SECRET_ACCESS_KEY is required/,
  ],
  [
    'a provider’s client ID without its secret',
    { GOOGLE_CLIENT_ID: 'id' },
    /^GOOGLE_CLIENT_SECRET is required where GOOGLE_CLIENT_ID is set\./,
  ],
];

/** Settings that only the doctor can check. */
const FOUND: WrongSetting[] = [
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://hitohira:word@127.0.0.1:1/x' },
    /DATABASE_URL cannot be reached .+: check that it runs, and the host, port/,
  ],
  [
    'another pepper',
    { PASSWORD_PEPPER: 'Wn3BzW6eUyTq0oMkRj9fCsVx2gLdPa7iY4tEwK1m' },
    /^PASSWORD_PEPPER does not match .+ Restore the previous value/,
  ],
  [
    'another encryption key',
    { ENCRYPTION_KEY: '9f1d3c5b7a90e2648c1f7d3b5e9a02468ace13579bdf0246c8e1f3a5b7d90b2d' },
    /^ENCRYPTION_KEY does not match .+ENCRYPTION_KEY_PREVIOUS/,
  ],
  [
    'another JWT_SECRET',
    { JWT_SECRET: 'xR0vTqk2mXw9ZbLh4NcYpE7uGdJf1aQo5iVx8yKt' },
    /^JWT_SECRET differs .+: set the same one on all servers/,
  ],
  [
    'a JWT_SECRET from an example',
    { JWT_SECRET: 'change-me-change-me-change-me-change-me' },
    /^JWT_SECRET looks like words .+: generate each with/,
  ],
  [
    'one secret for two uses',
    { JWT_SECRET: 'Hn3BzW6eUyTq0oMkRj9fCsVx2gLdPa7iY4tEwK1m' },
    /^JWT_SECRET and PASSWORD_PEPPER are the same: generate each/,
  ],
  [
    'an encryption key of zeros',
    { ENCRYPTION_KEY: '00'.repeat(32) },
    /^ENCRYPTION_KEY looks like a pattern: generate each/,
  ],
  ['no mail server', { SMTP_URL: '' }, /^SMTP_URL is not set, .+: set it to your mail server\.$/],
  [
    'an unreachable mail server',
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    /127\.0\.0\.1:1 cannot be used \(.+\): check SMTP_URL\.$/,
  ],
  [
    'a folder that cannot be created',
    { DATA_DIR: '/nonexistent/data' },
    /^DATA_DIR \/nonexistent\/data is not writable .+: make it writable/,
  ],
  [
    'an unreachable store',
    {
      S3_BUCKET: 'media',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
    /bucket media .+: check S3_ENDPOINT, S3_BUCKET/,
  ],
  [
    'every address trusted as a proxy',
    { TRUST_PROXY: '0.0.0.0/0' },
    /^TRUST_PROXY is 0\.0\.0\.0\/0, .+ Only list your proxies\.$/,
  ],
  [
    'an unreachable public address',
    { PUBLIC_URL: 'http://localhost:1' },
    /cannot be reached from here .+: check PUBLIC_URL\.$/,
  ],
  [
    'an unreachable replica',
    { DATABASE_REPLICA_URLS: 'postgres://127.0.0.1:1/x' },
    /cannot be reached .+: check DATABASE_REPLICA_URLS\.$/,
  ],
  [
    'the misspelled SMPT_URL',
    { SMPT_URL: 'smtp://127.0.0.1:25' },
    /^SMPT_URL is set but unknown: did you mean SMTP_URL/,
  ],
  [
    'an unknown plural',
    { THROTTLE_LOGIN_LIMITS: '3' },
    /^THROTTLE_LOGIN_LIMITS is set but .+: did you mean THROTTLE_LOGIN_LIMIT\?/,
  ],
];

describe('the doctor, with wrong settings', () => {
  let database: TestDatabase;
  let mail: TestMailServer;
  let server: ServerProcess;
  let dataDir: string;
  let environment: EnvironmentSource;
  beforeAll(async () => {
    [database, mail] = await Promise.all([createTestDatabase(), TestMailServer.start()]);
    dataDir = mkdtempSync(path.join(tmpdir(), 'hitohira-settings-'));
    const port = await freePort();
    environment = testEnvironment({
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      HOST: 'localhost',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      JWT_SECRET: 'sR0vTqk2mXw9ZbLh4NcYpE7uGdJf1aQo5iVx8yKt',
      PASSWORD_PEPPER: 'Hn3BzW6eUyTq0oMkRj9fCsVx2gLdPa7iY4tEwK1m',
      ENCRYPTION_KEY: '8f1d3c5b7a90e2648c1f7d3b5e9a02468ace13579bdf0246c8e1f3a5b7d90b2d',
      FRONTEND_DEV_URL: 'http://127.0.0.1:9',
    });
    server = ServerProcess.server({ ...environment, TRUST_PROXY: '3' });
    await server.ready(environment['PUBLIC_URL'] ?? '');
  });
  afterAll(async () => {
    server.kill('SIGINT');
    await server.exit;
    await Promise.all([mail.stop(), database.drop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const complaints = async (overrides: EnvironmentSource) => {
    const { stdout } = await runOps(['doctor', '--json'], { ...environment, ...overrides });
    return (JSON.parse(stdout) as Answer).results.filter(({ health }) => health !== 'ok');
  };

  it('is tested with at least 29 settings', () => {
    expect(REFUSED.length + FOUND.length).toBeGreaterThan(28);
  });

  it.each(REFUSED)('refuses %s', async (_what, settings, says) => {
    const { exit, stdout, stderr } = await runOps(['doctor'], { ...environment, ...settings });
    expect([exit, stdout, stderr]).toEqual([4, '', expect.stringMatching(says)]);
  });

  it.each(FOUND)('finds %s', async (_what, settings, says) => {
    const found = await complaints(settings);
    expect(found.map((finding) => finding.says)).toContainEqual(expect.stringMatching(says));
  });

  it('reports more trusted proxies than there are', async () => {
    const found = await eventually(async () => {
      const all = await complaints({ TRUST_PROXY: '3' });
      return all.every(({ check }) => check === 'proxy') ? all : null;
    }, 'the server to look after its queue');
    expect(found).toEqual([
      {
        check: 'proxy',
        health: 'fault',
        says: 'TRUST_PROXY trusts 3 hops, but requests pass 0, so anyone can forge an address: leave it unset.',
      },
    ]);
  });

  it('exits with 0 for the deployment in README', async () => {
    const own = await createTestDatabase();
    const secret = () => randomBytes(32).toString('hex');
    try {
      await runScheduler(own.url);
      const { exit, stdout } = await runOps(['doctor', '--json'], {
        NODE_ENV: 'production',
        // Unreachable from within the container.
        PUBLIC_URL: 'http://localhost:1',
        DATA_DIR: dataDir,
        TRUST_PROXY: composeFile().trustProxy,
        DATABASE_URL: own.url,
        SMTP_CATCHER_URL: mail.url,
        JWT_SECRET: secret(),
        PASSWORD_PEPPER: secret(),
        ENCRYPTION_KEY: secret(),
        DATABASE_PASSWORD: secret(),
        DATABASE_ADMIN_PASSWORD: secret(),
      });
      const { results } = JSON.parse(stdout) as Answer;
      const noted = results.filter(({ health }) => health !== 'ok').map(({ check }) => check);
      expect([exit, noted]).toEqual([0, ['public address', 'site']]);
    } finally {
      await own.drop();
    }
  });

  it('reports a database without tables', async () => {
    const empty = await createEmptyTestDatabase();
    try {
      const says = (await complaints({ DATABASE_URL: empty.url })).map((finding) => finding.says);
      expect(says).toContainEqual(
        expect.stringMatching(/no tables yet; a server creates them when it starts\.$/),
      );
    } finally {
      await empty.drop();
    }
  });

  it('reports a server that is not a replica', async () => {
    const says = (await complaints({ DATABASE_REPLICA_URLS: database.url })).map((finding) => finding.says);
    expect(says).toContainEqual(
      expect.stringMatching(/is not a replica .+: remove it from DATABASE_REPLICA_URLS\.$/),
    );
  });

  it('reports another site at the public URL', async () => {
    const other: Server = createServer((_request, response) => response.end('<h1>Welcome</h1>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = other.address() as AddressInfo;
      const says = (await complaints({ PUBLIC_URL: `http://127.0.0.1:${port}` })).map(
        (finding) => finding.says,
      );
      expect(says).toContainEqual(
        expect.stringMatching(/^Something else .+: check PUBLIC_URL and the proxy's target/),
      );
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });
});
