import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { type QueryRunner } from 'typeorm';
import { PRODUCT_VERSION } from '../../src/config/product-version.js';
import { createDataSource } from '../../src/database/data-source.js';
import { EARLIER_MIGRATIONS, SchemaTooOld } from '../../src/database/earlier-schema.js';
import { ForwardMigration } from '../../src/database/forward-migration.js';
import { migrateDatabase, MIGRATIONS } from '../../src/database/migrate.js';
import { SchemaTooNew } from '../../src/database/schema-version.js';
import { logIn } from '../support/log-in.js';
import { startTestApp } from '../support/test-app.js';
import { createEmptyTestDatabase, type TestDatabase } from '../support/test-database.js';
import { Maintenance } from '../../src/modules/maintenance/maintenance.entity.js';
import { withRows } from '../support/rows.js';

/** A migration of a future release. */
class Mottos2000000000000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE accounts ADD motto varchar(30) NOT NULL DEFAULT ''`);
  }
}

const RELEASES = globSync('*.sql.gz', { cwd: import.meta.dirname });
const APPLIED = MIGRATIONS.map(({ name }) => name);

describe.each(RELEASES)('a filled database of %s', (dump) => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createEmptyTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(gunzipSync(readFileSync(path.join(import.meta.dirname, dump))).toString());
    // The session settings of pg_dump are only for the restore.
    await client.query('RESET ALL');
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  /** The number of rows in each of our tables. */
  const rows = async () => {
    const { rows: counts } = await client.query<{ name: string; count: number }>(
      `SELECT tablename AS name,
              (xpath('//c/text()', query_to_xml(format('SELECT count(*) AS c FROM %I', tablename), false, true, '')))[1]::text::int AS count
         FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations' ORDER BY 1`,
    );
    return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
  };
  const applied = async () => {
    const answer = await client.query<{ name: string }>(
      'SELECT name FROM schema_migrations ORDER BY timestamp',
    );
    return answer.rows.map(({ name }) => name);
  };
  const noted = async () => {
    const answer = await client.query<{ comment: string }>(
      `SELECT obj_description('schema_migrations'::regclass) AS comment`,
    );
    return answer.rows[0]?.comment;
  };
  /** Changes the list of migrations to that of a version before 1.0. */
  const becomeEarlier = async (names: readonly string[]) => {
    await client.query('DELETE FROM schema_migrations');
    for (const name of names)
      await client.query('INSERT INTO schema_migrations (timestamp, name) VALUES ($1, $2)', [
        name.slice(-13),
        name,
      ]);
    await client.query(`COMMENT ON TABLE schema_migrations IS 'Hitohira 0.1.0'`);
  };

  /** Reads pages of the creator in the dump, as a visitor and as the owner. */
  const readPages = async () => {
    await withRows(database.url, (rows) => rows.repository(Maintenance).deleteAll());
    const testApp = await startTestApp({}, { database });
    try {
      const read = async (address: string) => (await testApp.client.get(address).expect(200)).body as object;
      expect(await read('/api/accounts/hanako')).toMatchObject({ displayName: '花子', isMe: false });
      for (const area of ['contents', 'items', 'links'])
        expect(await read(`/api/${area}/accounts/hanako`)).toMatchObject({ total: 2 });
      expect(await read('/api/categories')).toMatchObject({ total: 12 });
      await testApp.client.get('/profile/hanako').expect(200);
      const browser = await logIn(testApp, 'hanako@example.com');
      expect((await browser.get('/api/accounts/me').expect(200)).body).toMatchObject({ displayId: 'hanako' });
      expect((await browser.get('/api/news').expect(200)).body).toMatchObject({ total: 1 });
    } finally {
      await testApp.stop();
    }
  };

  it('has rows in every table', async () => {
    const empty = Object.entries(await rows()).filter(([, count]) => count === 0);
    expect(empty).toEqual([]);
  });

  it('is migrated to the current schema with all rows, and works', async () => {
    const before = await rows();
    await migrateDatabase(database.url);
    expect(await applied()).toEqual(APPLIED);
    expect(await rows()).toMatchObject(before);
    const dataSource = await createDataSource({
      url: database.url,
      poolSize: 1,
      statementTimeoutS: 30,
    }).initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    await readPages();
  });

  it('accepts migrations of later releases, and is then rejected by this one', async () => {
    await migrateDatabase(database.url, [...MIGRATIONS, Mottos2000000000000]);
    expect(await applied()).toEqual([...APPLIED, 'Mottos2000000000000']);
    const { rows: mottos } = await client.query('SELECT DISTINCT motto FROM accounts');
    expect(mottos).toEqual([{ motto: '' }]);
    await expect(migrateDatabase(database.url)).rejects.toThrow(SchemaTooNew);
  });

  if (dump !== '1.0.0.sql.gz') return;

  it('is adopted if it comes from the last version before 1.0', async () => {
    await becomeEarlier(EARLIER_MIGRATIONS);
    const before = await rows();
    await migrateDatabase(database.url);
    await migrateDatabase(database.url);
    expect([await applied(), await noted()]).toEqual([APPLIED, `Hitohira ${PRODUCT_VERSION}`]);
    // Tables of later releases are empty, except for the queue of share cards.
    const later = Object.keys(await rows()).filter((name) => !(name in before));
    expect(await rows()).toEqual({
      ...before,
      ...Object.fromEntries(later.map((name) => [name, 0])),
      share_cards: (before['accounts'] ?? 0) + (before['contents'] ?? 0),
    });
    await readPages();
  });

  it('is rejected, unchanged, if it comes from an earlier version', async () => {
    const part = EARLIER_MIGRATIONS.slice(0, -2);
    await becomeEarlier(part);
    await expect(migrateDatabase(database.url)).rejects.toThrow(SchemaTooOld);
    await expect(migrateDatabase(database.url)).rejects.toThrow(/before 1\.0 .+ErasingAccounts1766800000000/);
    expect([await applied(), await noted()]).toEqual([part, 'Hitohira 0.1.0']);
  });

  it('is rejected if the schema of the last version before 1.0 was modified', async () => {
    await becomeEarlier([...EARLIER_MIGRATIONS, 'Mottos2000000000000']);
    await expect(migrateDatabase(database.url)).rejects.toThrow(SchemaTooNew);
  });
});
