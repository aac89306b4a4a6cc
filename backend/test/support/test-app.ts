import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LoggerService } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { type PgBoss } from 'pg-boss';
import supertest from 'supertest';
import { DataSource, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { setUp, type SetUpOptions } from '../../src/app.setup.js';
import { type EnvironmentSource, loadConfig } from '../../src/config/app-config.js';
import { DRAW_CARDS_QUEUE } from '../../src/jobs/queues.js';
import { FakePageRenderer } from '../../src/modules/pages/fake-page-renderer.js';
import { PageRendererService } from '../../src/modules/pages/page-renderer.service.js';
import { LimitedExpressAdapter } from '../../src/server/http-limits.js';
import { queueOf } from './queue.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { TestMailServer } from './test-mail-server.js';

/** The public address of the site in tests. Requests go to the actual address of the server. */
export const PUBLIC_URL = 'http://localhost:3000';

/** The environment of a server in tests, with overrides. */
export function testEnvironment(overrides: EnvironmentSource = {}): EnvironmentSource {
  return {
    NODE_ENV: 'test',
    PUBLIC_URL,
    JWT_SECRET: 'a secret of the tests for tokens and codes',
    PASSWORD_PEPPER: 'a secret of the tests for the passwords',
    ENCRYPTION_KEY: 'c0ffee00'.repeat(8),
    // The lowest cost of bcrypt, since tests hash many passwords.
    BCRYPT_COST: '4',
    DATABASE_POOL_SIZE: '8',
    // A machine under load may pause for seconds; no test waits for this timeout.
    DATABASE_STATEMENT_TIMEOUT_S: '30',
    // The same holds for providers, and for the first picture of a process that is still starting.
    PROVIDER_HTTP_TIMEOUT_MS: '60000',
    // Tests only read pages that they serve themselves.
    PREVIEW_FETCH: 'off',
    PREVIEW_TIMEOUT_MS: '60000',
    LOG_LEVEL: 'silent',
    // All requests of a suite come from one client.
    THROTTLE_MAIL_CLIENT_LIMIT: '100000',
    THROTTLE_MAIL_ACCOUNT_LIMIT: '100000',
    THROTTLE_SIGNUP_LIMIT: '100000',
    THROTTLE_LOGIN_LIMIT: '100000',
    THROTTLE_CONTACT_LIMIT: '100000',
    THROTTLE_VALIDATION_LIMIT: '100000',
    THROTTLE_READ_LIMIT: '1000000',
    THROTTLE_WRITE_LIMIT: '1000000',
    THROTTLE_RENDER_LIMIT: '1000000',
    THROTTLE_PRESS_LIMIT: '1000000',
    THROTTLE_PROVIDER_LIMIT: '100000',
    THROTTLE_PREVIEW_LIMIT: '100000',
    THROTTLE_PREVIEW_HOST_LIMIT: '100000',
    // Providers fail repeatedly in tests.
    PROVIDER_BREAKER_FAILURES: '1000000',
    ...overrides,
  };
}

/** A line of the application's log. */
interface LogLine {
  level: string;
  message: unknown;
}

/** The application with its own database and mail server, listening on a port of its own. */
export interface TestApp {
  app: NestExpressApplication;
  url: string;
  databaseUrl: string;
  dataDir: string;
  mail: TestMailServer;
  pages: FakePageRenderer;
  log: LogLine[];
  /** A client without cookies. */
  client: ReturnType<typeof supertest>;
  /** A browser on the site, which keeps cookies and sends its origin. */
  browser(): Browser;
  /** Reads and writes the rows of an entity. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity>;
  /** The job queue, started at the first call, for tests of jobs. */
  queue(): Promise<PgBoss>;
  /** Runs raw SQL, for tests of the database itself. */
  sql<Row extends object>(text: string, parameters?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export type Browser = ReturnType<typeof supertest.agent>;

/** Replaces parts of the application's surroundings. */
export interface TestWorld extends SetUpOptions {
  /** Returns the URL under which the application reaches its database. */
  reachDatabase?: (directUrl: string) => Promise<string>;
  /** Used instead of a new database, and dropped with the application. */
  database?: TestDatabase;
}

/** Starts the application as the server does, except that a fake renders the pages. */
export async function startTestApp(
  overrides: EnvironmentSource = {},
  { reachDatabase = (directUrl) => Promise.resolve(directUrl), database: own, ...options }: TestWorld = {},
): Promise<TestApp> {
  const [database, mail] = await Promise.all([own ?? createTestDatabase(), TestMailServer.start()]);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hitohira-test-'));
  const pages = new FakePageRenderer();
  const log: LogLine[] = [];
  const config = loadConfig(
    testEnvironment({
      DATABASE_URL: await reachDatabase(database.url),
      SMTP_URL: mail.url,
      DATA_DIR: dataDir,
      ...overrides,
    }),
  );
  const testingModule = await Test.createTestingModule({ imports: [AppModule.register(config)] })
    .overrideProvider(PageRendererService)
    .useValue(pages)
    .setLogger(keepLines(log))
    .compile();
  const app = testingModule.createNestApplication<NestExpressApplication>(new LimitedExpressAdapter(), {
    bodyParser: false,
  });
  setUp(app, options);
  const dataSource = app.get(DataSource);
  const queue = queueOf(dataSource);
  // Cards are only drawn when a test runs the job. Before the application starts, which may be at a full minute.
  await queue.unschedule(DRAW_CARDS_QUEUE.name);
  await app.listen(0, '127.0.0.1');
  const server = app.getHttpServer();
  const { port } = server.address() as AddressInfo;
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    dataDir,
    mail,
    pages,
    log,
    client: supertest(server),
    browser: () => supertest.agent(server).set('Origin', config.publicUrl),
    repository: (entity) => dataSource.getRepository(entity),
    queue: () => queue.start(),
    sql: (text, parameters) => dataSource.query(text, parameters),
    async stop() {
      await queue.stop({ graceful: false });
      await app.close();
      await Promise.all([database.drop(), mail.stop(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}

/** A logger that collects lines for tests instead of printing them. */
function keepLines(lines: LogLine[]): LoggerService {
  const keep =
    (level: string) =>
    (message: unknown): void => {
      lines.push({ level, message });
    };
  return {
    log: keep('info'),
    warn: keep('warn'),
    error: keep('error'),
    fatal: keep('fatal'),
    debug: () => undefined,
    verbose: () => undefined,
  };
}
