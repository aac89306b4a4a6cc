import { randomBytes } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { migrateDatabase } from '../../src/database/migrate.js';

/** A database for one suite. */
export interface TestDatabase {
  /** The URL for the product, which connects as the owner. */
  url: string;
  /** Drops it, even while there are connections. */
  drop(): Promise<void>;
}

const TEMPLATE = 'hitohira_template';
const OWNER = 'hitohira';
/** The lock that makes parallel suites wait for the first one, which creates the template. */
const TEMPLATE_LOCK = 7261034;

/** Clones the migrated template database, which takes about twenty milliseconds instead of running the migrations. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(async (admin, name) => {
    await ensureTemplate(admin);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} OWNER ${OWNER} STRATEGY file_copy`);
  });
}

/** Creates a database without tables, for tests of the migrations. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  return createDatabase(async (admin, name) => {
    await admin.query(`CREATE DATABASE ${name} OWNER ${OWNER}`);
  });
}

/**
 * Creates a database that an SQL script prepares as a superuser, for a role that the script creates.
 *
 * @param script returns the SQL for the name of the role, which is also that of the database, and its password
 */
export async function createScriptedTestDatabase(
  script: (name: string, password: string) => string,
): Promise<TestDatabase> {
  const password = randomBytes(12).toString('hex');
  const name = nameForTest();
  const url = (user: string, word: string) =>
    Object.assign(new URL(adminUrl()), { username: user, password: word, pathname: `/${name}` }).href;
  const admin = new URL(adminUrl());
  await withAdmin((client) => client.query(`CREATE DATABASE ${name}`));
  const inside = new pg.Client({ connectionString: url(admin.username, admin.password) });
  await inside.connect();
  try {
    await inside.query(script(name, password));
  } finally {
    await inside.end();
  }
  return {
    url: url(name, password),
    async drop() {
      await withAdmin((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
      await withAdmin((client) => client.query(`DROP ROLE IF EXISTS ${name}`));
    },
  };
}

function nameForTest(): string {
  return `test_${process.pid}_${randomBytes(6).toString('hex')}`;
}

async function createDatabase(
  create: (admin: pg.Client, name: string) => Promise<void>,
): Promise<TestDatabase> {
  const name = nameForTest();
  await withAdmin((admin) => create(admin, name));
  return {
    url: urlOf(name),
    async drop() {
      await withAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

function adminUrl(): string {
  const url = process.env['HITOHIRA_TEST_POSTGRES'];
  if (url === undefined) throw new Error('No test database: run the tests with backend/jest.config.js.');
  return url;
}

/** The URL for the owner, who has the same password as the superuser. */
function urlOf(database: string): string {
  const url = new URL(adminUrl());
  url.username = OWNER;
  url.pathname = `/${database}`;
  return url.href;
}

async function withAdmin<Result>(task: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    return await task(admin);
  } finally {
    await admin.end();
  }
}

async function templateExists(admin: pg.Client): Promise<boolean> {
  const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [
    TEMPLATE,
  ]);
  return found.rowCount === 1;
}

async function ensureTemplate(admin: pg.Client): Promise<void> {
  if (await templateExists(admin)) return;
  await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (await templateExists(admin)) return;
    await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${TEMPLATE} OWNER ${OWNER}`);
    await migrateDatabase(urlOf(TEMPLATE));
    // A template without connections can be cloned at any time.
    await admin.query(`ALTER DATABASE ${TEMPLATE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}
