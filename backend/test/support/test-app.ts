import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LoggerService } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import supertest from 'supertest';
import { DataSource, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { setUp, type SetUpOptions } from '../../src/app.setup.js';
import { type EnvironmentSource, loadConfig } from '../../src/config/app-config.js';
import { DRAW_CARDS_QUEUE } from '../../src/jobs/queues.js';
import { FakePageRenderer } from '../../src/modules/pages/fake-page-renderer.js';
import { PageRendererService } from '../../src/modules/pages/page-renderer.service.js';
import { LimitedExpressAdapter } from '../../src/server/http-limits.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { TestMailServer } from './test-mail-server.js';

/** Where the site of the tests stands, as visitors see it. Requests go to the address that the server really has. */
export const PUBLIC_URL = 'http://localhost:3000';

/** The environment of a test's server; what a test needs otherwise it overrides. */
export function testEnvironment(overrides: EnvironmentSource = {}): EnvironmentSource {
  return {
    NODE_ENV: 'test',
    PUBLIC_URL,
    JWT_SECRET: 'a secret of the tests for tokens and codes',
    PASSWORD_PEPPER: 'a secret of the tests for the passwords',
    ENCRYPTION_KEY: 'c0ffee00'.repeat(8),
    // The cheapest bcrypt has: the tests make many passwords and none of them is worth anything.
    BCRYPT_COST: '4',
    DATABASE_POOL_SIZE: '8',
    // A machine under load stands still for seconds at times; no test waits for a statement to be broken off.
    DATABASE_STATEMENT_TIMEOUT_S: '30',
    // Nor for a provider, or for the first picture of a process that is only being started.
    PROVIDER_HTTP_TIMEOUT_MS: '60000',
    // No test reads a page that it does not serve itself.
    PREVIEW_FETCH: 'off',
    PREVIEW_TIMEOUT_MS: '60000',
    LOG_LEVEL: 'silent',
    // One client makes all the requests of a suite.
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
    // Tests let providers fail one after the other.
    PROVIDER_BREAKER_FAILURES: '1000000',
    ...overrides,
  };
}

/** A line that the application wrote to its log. */
interface LogLine {
  level: string;
  message: unknown;
}

/** The application with its own database and mail server, listening on a port of its own. */
export interface TestApp {
  app: NestExpressApplication;
  /** Where it listens. */
  url: string;
  databaseUrl: string;
  /** Where it keeps files. */
  dataDir: string;
  mail: TestMailServer;
  pages: FakePageRenderer;
  log: LogLine[];
  /** A client without a memory: no cookies, as a program is. */
  client: ReturnType<typeof supertest>;
  /** A browser on the site: keeps cookies and names its origin. */
  browser(): Browser;
  /** Reads and writes the rows of an entity. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity>;
  /** Runs raw SQL, for tests about the database itself. */
  sql<Row extends object>(text: string, parameters?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export type Browser = ReturnType<typeof supertest.agent>;

/** What a test puts between the application and its surroundings. */
export interface TestWorld extends SetUpOptions {
  /** Gives the address under which the application reaches its database. */
  reachDatabase?: (directUrl: string) => Promise<string>;
  /** The database that the application has, in place of a new one; it goes with the application. */
  database?: TestDatabase;
}

/** Starts the application as the server runs it, but for the pages, which a fake renders. */
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
  await app.listen(0, '127.0.0.1');
  // Cards are drawn when a test asks for it, and not in the middle of others.
  await app.get(DataSource).query('DELETE FROM pgboss.schedule WHERE name = $1', [DRAW_CARDS_QUEUE.name]);
  const server = app.getHttpServer();
  const { port } = server.address() as AddressInfo;
  const dataSource = app.get(DataSource);
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
    sql: (text, parameters) => dataSource.query(text, parameters),
    async stop() {
      await app.close();
      await Promise.all([database.drop(), mail.stop(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}

/** A logger that keeps what the application says for the test to read, instead of printing it. */
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
