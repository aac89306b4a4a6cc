import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { MAIL_QUEUE } from '../../src/jobs/queues.js';
import { eventually } from '../support/eventually.js';
import { askOps, runOps, runOpsProcess } from '../support/ops-command.js';
import { freePort } from '../../sandbox/free-port.js';
import { S3Server } from '../support/s3-server.js';
import { ServerProcess } from '../support/server-process.js';
import { testEnvironment } from '../support/test-app.js';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { TestMailServer } from '../support/test-mail-server.js';
import { failJob, runScheduler, withQueue } from '../support/queue.js';
import { ago } from '../support/times.js';

interface Answer {
  results: { check: string; health: string; says: string }[];
  total: number;
}

describe('ops doctor', () => {
  let database: TestDatabase;
  let mail: TestMailServer;
  let server: ServerProcess;
  let dataDir: string;
  let environment: EnvironmentSource;
  beforeAll(async () => {
    [database, mail] = await Promise.all([createTestDatabase(), TestMailServer.start()]);
    dataDir = mkdtempSync(path.join(tmpdir(), 'hitohira-doctor-'));
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
      // A healthy server needs no built pages.
      FRONTEND_DEV_URL: 'http://127.0.0.1:9',
    });
    server = ServerProcess.server(environment);
    await server.ready(environment['PUBLIC_URL'] ?? '');
  });
  afterAll(async () => {
    server.kill('SIGINT');
    await server.exit;
    await Promise.all([mail.stop(), database.drop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('writes a file to the bucket, reads and deletes it', async () => {
    const s3 = await S3Server.start();
    try {
      const { stdout } = await runOps(['doctor', '--json'], { ...environment, ...s3.environment });
      const { results } = JSON.parse(stdout) as Answer;
      expect(results).toContainEqual({
        check: 'storage',
        health: 'ok',
        says: expect.stringMatching(/^Pictures can be stored in the bucket media at http:/) as string,
      });
      await s3.leave();
      const { exit, found } = await complaints(s3.environment);
      expect(exit).toBe(1);
      expect(found).toContainEqual({
        check: 'storage',
        health: 'fault',
        says: expect.stringMatching(
          /^Pictures cannot be stored in the bucket media at .*ECONNREFUSED/,
        ) as string,
      });
    } finally {
      await s3.stop();
    }
  });

  /** The findings in another environment, except those that are ok. */
  const complaints = async (overrides: EnvironmentSource) => {
    const { exit, stdout, stderr } = await runOps(['doctor', '--json'], { ...environment, ...overrides });
    const { results } = JSON.parse(stdout) as Answer;
    expect(stderr).toBe('');
    return { exit, found: results.filter(({ health }) => health !== 'ok') };
  };

  const adminUrlOf = (url: string) =>
    Object.assign(new URL(process.env['HITOHIRA_TEST_POSTGRES'] ?? ''), { pathname: new URL(url).pathname })
      .href;
  const asAdmin = (url: string, task: (client: pg.Client) => Promise<unknown>) =>
    withClient(adminUrlOf(url), task);

  const withClient = async <Result>(url: string, task: (client: pg.Client) => Promise<Result>) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await task(client);
    } finally {
      await client.end();
    }
  };

  it('passes a running deployment, without sending a mail', async () => {
    const before = mail.connections;
    const answer = await eventually(
      () => askOps<Answer>(['doctor'], environment),
      'the server to look after its queue',
    );
    expect(answer.results.find(({ check }) => check === 'database room')?.says).toMatch(
      /test write of \d+ MB succeeded\.$/,
    );
    expect(answer.results.map(({ check, health }) => [check, health])).toEqual([
      ['version', 'ok'],
      ['database', 'ok'],
      ['database room', 'ok'],
      ['keys', 'ok'],
      ['migrations', 'ok'],
      ['clock', 'ok'],
      ['jobs', 'ok'],
      ['outbox', 'ok'],
      ['erasing', 'ok'],
      ['storage', 'ok'],
      ['mail', 'ok'],
      ['mail sender', 'ok'],
      ['operator’s mail', 'ok'],
      ['public address', 'ok'],
      ['site', 'ok'],
      ['proxy', 'ok'],
      ['provider', 'ok'],
      ['IndexNow', 'ok'],
      ['secrets', 'ok'],
      ['variables', 'ok'],
    ]);
    expect(answer.results.find(({ check }) => check === 'proxy')?.says).toBe(
      "The server sees visitors' addresses (127.0.0.1, directly) and ignores forged ones.",
    );
    expect(answer.total).toBe(answer.results.length);
    expect(mail.connections).toBeGreaterThan(before);
    expect(mail.mails).toEqual([]);
  });

  it('checks that search engines can read the IndexNow key', async () => {
    const key = '5c1f0a7e-petals-2026';
    const { found } = await complaints({ INDEXNOW_KEY: key });
    expect(found).toEqual([
      {
        check: 'IndexNow',
        health: 'warning',
        says: 'INDEXNOW_KEY is set, but nothing is announced because PUBLIC_URL is this machine.',
      },
    ]);
    // The running server does not know this key.
    const other = await complaints({ INDEXNOW_KEY: key, INDEXNOW_URL: 'http://127.0.0.1:9' });
    expect([other.exit, other.found]).toEqual([
      1,
      [
        {
          check: 'IndexNow',
          health: 'fault',
          says: expect.stringContaining(`/${key}.txt does not contain the key (status `) as string,
        },
      ],
    ]);
  });

  it('prints a table without secrets', async () => {
    const { exit, stdout } = await runOpsProcess(['doctor'], environment);
    expect(exit).toBe(0);
    const [titles = '', first = '', second = ''] = stdout.split('\n');
    expect(titles).toMatch(/^HEALTH {2}CHECK +FINDING$/);
    expect(first).toMatch(/^ok {6}version +Hitohira \d+\.\d+\.\d+\S* on Node \d+\.\d+\.\d+\.$/);
    expect(second).toMatch(/^ok {6}database +PostgreSQL 18\.\d+ at 127\.0\.0\.1:\d+\/test_\w+ responds\.$/);
    for (const name of ['JWT_SECRET', 'PASSWORD_PEPPER', 'ENCRYPTION_KEY', 'DATABASE_URL']) {
      expect(stdout).not.toContain(environment[name]);
    }
  });

  it('checks everything else if the database is unavailable', async () => {
    const { exit, found } = await complaints({ DATABASE_URL: 'postgres://hitohira:word@127.0.0.1:1/x' });
    expect(exit).toBe(1);
    expect(found).toEqual([
      {
        check: 'database',
        health: 'fault',
        says: expect.stringMatching(/cannot be reached \(.*ECONNREFUSED/),
      },
    ]);
  });

  it.each([
    ['SMTP_URL', '', 'mail', /^SMTP_URL is not set/],
    ['SMTP_URL', 'smtp://127.0.0.1:1', 'mail', /^The mail server at 127\.0\.0\.1:1 cannot be used/],
    ['DATA_DIR', '/nonexistent/data', 'storage', /^DATA_DIR \/nonexistent\/data is not writable/],
    ['TRUST_PROXY', '0.0.0.0/0', 'proxy', /trusts everyone/],
  ])('reports a fault if %s is "%s"', async (name, value, check, says) => {
    expect(await complaints({ [name]: value })).toEqual({
      exit: 1,
      found: [{ check, health: 'fault', says: expect.stringMatching(says) }],
    });
  });

  it('reports warnings, and exits with 0', async () => {
    const { exit, found } = await complaints({ SMPT_URL: 'smtp://127.0.0.1:25' });
    expect([exit, found]).toEqual([0, [expect.objectContaining({ check: 'variables', health: 'warning' })]]);
  });

  it('reports secrets that other users can read', async () => {
    const file = path.join(dataDir, 'secrets.json');
    writeFileSync(file, '{}');
    chmodSync(file, 0o644);
    try {
      const { found } = await complaints({});
      expect(found).toEqual([
        expect.objectContaining({ check: 'secrets', says: expect.stringContaining(file) }),
      ]);
    } finally {
      rmSync(file);
    }
  });

  it.each([
    ['answers with a page', 200, '<h1>Welcome</h1>', 'fault', /^Something else .+ \(status 200\)/],
    ['leads elsewhere', 301, '', 'fault', /^Something else .+ \(status 301\)/],
    ['is not ready', 503, '{"statusCode":503}', 'fault', /not ready for visitors/],
  ])('reports if PUBLIC_URL %s', async (_what, status, body, health, says) => {
    const other: Server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = other.address() as AddressInfo;
      const { found } = await complaints({ PUBLIC_URL: `http://127.0.0.1:${port}` });
      expect(found).toEqual([{ check: 'site', health, says: expect.stringMatching(says) }]);
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  it('does not report a site as down that is only unreachable from here', async () => {
    expect(await complaints({ PUBLIC_URL: 'http://localhost:1' })).toEqual({
      exit: 0,
      found: [
        { check: 'site', health: 'warning', says: expect.stringContaining('cannot be reached from here') },
      ],
    });
  });

  it('reports a full database disk, and leaves nothing behind', async () => {
    const other = await createTestDatabase();
    const probes = "SELECT 1 FROM pg_class WHERE relname = 'doctor_probe'";
    try {
      await complaints({ DATABASE_URL: other.url });
      expect(await withClient(other.url, async (client) => (await client.query(probes)).rowCount)).toBe(0);
      // The error of PostgreSQL when a table cannot grow.
      await asAdmin(other.url, (client) =>
        client.query(`
          CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
          CREATE EVENT TRIGGER refuse ON ddl_command_start EXECUTE FUNCTION refuse()`),
      );
      const { exit, found } = await complaints({ DATABASE_URL: other.url });
      expect(exit).toBe(1);
      expect(found).toContainEqual({
        check: 'database room',
        health: 'fault',
        says: expect.stringMatching(
          /^The database's disk is full \(.+No space left.+\), .+: free up space/,
        ) as string,
      });
    } finally {
      await other.drop();
    }
  });

  it('reports a role with too many rights', async () => {
    const { found } = await complaints({ DATABASE_URL: adminUrlOf(environment['DATABASE_URL'] ?? '') });
    expect(found).toContainEqual({
      check: 'database',
      health: 'warning',
      says: expect.stringContaining('the role in DATABASE_URL is a superuser') as string,
    });
  });

  it('compares the migrations with its own', async () => {
    const empty = await createEmptyTestDatabase();
    const other = await createTestDatabase();
    const schema = async (url: string) => {
      const { found } = await complaints({ DATABASE_URL: url });
      return found.find(({ check }) => check === 'migrations');
    };
    try {
      expect(await schema(empty.url)).toMatchObject({
        health: 'fault',
        says: expect.stringContaining('no tables'),
      });
      await withClient(other.url, async (client) => {
        await client.query("INSERT INTO schema_migrations (timestamp, name) VALUES (1, 'FromTheFuture1')");
        expect(await schema(other.url)).toMatchObject({
          health: 'warning',
          says: expect.stringContaining('FromTheFuture1'),
        });
        await client.query("DELETE FROM schema_migrations WHERE name LIKE 'Release%'");
        expect(await schema(other.url)).toMatchObject({
          health: 'fault',
          says: expect.stringMatching(/^Not applied: Release1_0/),
        });
        await client.query("UPDATE schema_migrations SET name = 'News1763800000010'");
        expect(await schema(other.url)).toMatchObject({
          health: 'fault',
          says: expect.stringMatching(/before 1\.0 .+ Start the last version before 1\.0/),
        });
      });
    } finally {
      await Promise.all([empty.drop(), other.drop()]);
    }
  });

  it('counts mails that are retried, and those given up', async () => {
    const other = await createTestDatabase();
    const outbox = async () => {
      const { found } = await complaints({ DATABASE_URL: other.url });
      return found.filter(({ check }) => check === 'outbox').map(({ says }) => says);
    };
    try {
      expect(await outbox()).toEqual([]);
      await withQueue(other.url, async (boss) => {
        await failJob(boss, MAIL_QUEUE, { responseCode: 451 }, { isRetried: true });
        await failJob(boss, MAIL_QUEUE, { reason: 'refused', responseCode: 550 });
        for (let times = 1; times <= 2; times += 1) await failJob(boss, MAIL_QUEUE, { reason: 'expired' });
      });
      expect(await outbox()).toEqual([
        expect.stringMatching(
          /being retried: 1, the oldest for \d+ s\. .*rejected in the last day: 1\. .*expired before .+: 2\./,
        ),
      ]);
    } finally {
      await other.drop();
    }
  });

  it('reports a queue without a server, and jobs that wait too long', async () => {
    const other = await createTestDatabase();
    const jobs = async () => {
      const { found } = await complaints({ DATABASE_URL: other.url });
      return found.filter(({ check }) => check === 'jobs');
    };
    try {
      expect(await jobs()).toEqual([
        { check: 'jobs', health: 'fault', says: expect.stringContaining('No server has processed') },
      ]);
      await runScheduler(other.url);
      expect(await jobs()).toEqual([]);
      await withQueue(other.url, (boss) =>
        boss.send(MAIL_QUEUE.name, {}, { startAfter: ago({ minutes: 10 }) }),
      );
      expect(await jobs()).toEqual([
        {
          check: 'jobs',
          health: 'warning',
          says: expect.stringMatching(/^Jobs waiting for more than 300 s: 1, /),
        },
      ]);
    } finally {
      await other.drop();
    }
  });
});
