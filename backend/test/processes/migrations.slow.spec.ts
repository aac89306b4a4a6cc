import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrateDatabase, MIGRATIONS } from '../../src/database/migrate.js';
import { QUEUES } from '../../src/jobs/queues.js';
import { eventually } from '../support/eventually.js';
import { ServerProcess } from '../support/server-process.js';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { Category } from '../../src/modules/categories/category.entity.js';
import { withRows } from '../support/rows.js';

describe('the migrations', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createEmptyTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  const tables = async (on: pg.Client = client) => {
    const { rows } = await on.query<{ name: string }>(
      `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  };
  /** Descriptions of the columns, constraints and indexes of our tables. */
  const schema = async (on: pg.Client = client) => {
    const { rows } = await on.query<{ line: string }>(`
      SELECT format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS line
        FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL
      SELECT conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
      UNION ALL
      SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      ORDER BY 1`);
    return rows.map(({ line }) => line);
  };
  const schemaOfTemplate = async () => {
    const whole = await createTestDatabase();
    const on = new pg.Client({ connectionString: whole.url });
    await on.connect();
    try {
      return await schema(on);
    } finally {
      await on.end();
      await whole.drop();
    }
  };

  it('create every table and queue, and change nothing in a second run', async () => {
    await migrateDatabase(database.url);
    const first = { tables: await tables(), schema: await schema() };
    expect(first.tables).toEqual(
      expect.arrayContaining(['public.accounts', 'public.sessions', 'public.throttle_counts', 'pgboss.job']),
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM pgboss.queue ORDER BY name');
    expect(rows.map(({ name }) => name).filter((name) => !name.startsWith('__'))).toEqual(
      QUEUES.map(({ name }) => name).sort(),
    );
    await migrateDatabase(database.url);
    expect({ tables: await tables(), schema: await schema() }).toEqual(first);
  });

  it('run once when two processes start at once', async () => {
    const processes = [1, 2].map(() => ServerProcess.migration(database.url));
    const ends = await Promise.all(processes.map(({ exit }) => exit));
    expect([ends, processes.map(({ stderr }) => stderr)]).toEqual([
      [0, 0],
      ['', ''],
    ]);
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations');
    expect(rows).toHaveLength(MIGRATIONS.length);
    expect(await schema()).toEqual(await schemaOfTemplate());
  });

  it('leave nothing when killed, and are completed by the next run', async () => {
    // An uncommitted table of the same name makes the migration wait halfway.
    await client.query('BEGIN');
    await client.query('CREATE TABLE sessions (id integer)');
    const cut = ServerProcess.migration(database.url);
    const watcher = new pg.Client({ connectionString: database.url });
    await watcher.connect();
    try {
      await eventually(async () => {
        const { rowCount } = await watcher.query(
          `SELECT 1 FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%CREATE TABLE sessions %'`,
        );
        return rowCount === 1;
      }, 'the migration to wait halfway');
      cut.kill('SIGKILL');
      expect(await cut.exit).toBe('SIGKILL');
      await client.query('ROLLBACK');
      await eventually(async () => {
        const { rowCount } = await watcher.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'hitohira%'`,
        );
        return rowCount === 0;
      }, 'the server to notice that the process has ended');
      expect((await tables()).filter((name) => name !== 'public.schema_migrations')).toEqual([]);
    } finally {
      await watcher.end();
    }
    const next = ServerProcess.migration(database.url);
    expect([await next.exit, next.stderr]).toEqual([0, '']);
    expect(await schema()).toEqual(await schemaOfTemplate());
  });

  it('create the first rows of a new site, once', async () => {
    const count = async () => {
      const { rows } = await client.query<{ categories: number; reasons: number }>(
        `SELECT (SELECT count(*)::int FROM categories) AS categories,
                (SELECT count(*)::int FROM withdraw_reasons) AS reasons`,
      );
      return rows[0];
    };
    await migrateDatabase(database.url);
    expect(await count()).toEqual({ categories: 97, reasons: 7 });
    await withRows(database.url, (rows) => rows.repository(Category).deleteAll());
    await migrateDatabase(database.url);
    expect(await count()).toEqual({ categories: 0, reasons: 7 });
    // The state after a run that was interrupted after the migrations.
    await client.query('COMMENT ON TABLE schema_migrations IS NULL');
    await migrateDatabase(database.url);
    expect(await count()).toEqual({ categories: 97, reasons: 7 });
  });

  it('cannot be reverted', async () => {
    for (const Migration of MIGRATIONS) await expect(new Migration().down()).rejects.toThrow(/forward only/);
  });

  it('are all listed, in order, and unchanged since their release', () => {
    const folder = path.join(import.meta.dirname, '../../src/database/migrations');
    const files = globSync('*.ts', { cwd: folder }).sort();
    const sums = files.map((file) => {
      const sum = createHash('sha256').update(readFileSync(path.join(folder, file)));
      return `${sum.digest('hex')}  ${file}\n`;
    });
    // Add new migrations with `sha256sum`; never change the line of a released one.
    expect(sums.join('')).toBe(readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8'));
    expect(MIGRATIONS.map(({ name }) => name.slice(-13))).toEqual(files.map((file) => file.slice(0, 13)));
  });
});
