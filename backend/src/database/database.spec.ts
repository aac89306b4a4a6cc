import { DataSource, QueryFailedError } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { toAppError } from '../common/errors/failure-mapping.js';
import { createDataSource } from './data-source.js';
import { ENTITIES } from './entities.js';
import { TransactionsService } from './transactions.service.js';
import { Redirect } from '../modules/redirects/redirect.entity.js';

describe('the database', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource({
      url: database.url,
      poolSize: 2,
      statementTimeoutS: 2,
    }).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('has exactly the tables that the entities describe', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('names every constraint and index after its table', async () => {
    const rows = await dataSource.query<{ table: string; name: string }[]>(`
      SELECT relname AS "table", conname AS name
        FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
       WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
      UNION
      SELECT tablename, indexname FROM pg_indexes WHERE schemaname = 'public'`);
    // TypeORM creates the migrations table itself.
    const ours = rows.filter(({ table }) => table !== 'schema_migrations');
    expect(ours.length).toBeGreaterThan(20);
    for (const { table, name } of ours) {
      expect(name).toMatch(new RegExp(`^${table}_[a-z_]+$`));
    }
  });

  it('has an index for every foreign key', async () => {
    const missing = await dataSource.query<{ name: string }[]>(`
      SELECT conname AS name FROM pg_constraint key
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT 1 FROM pg_index WHERE indrelid = key.conrelid AND indkey[0] = key.conkey[1])`);
    expect(missing).toEqual([]);
  });

  it('maps every table except those without an entity', async () => {
    const rows = await dataSource.query<{ name: string }[]>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    const mapped = ENTITIES.map((entity) => dataSource.getMetadata(entity).tableName);
    expect(rows.map(({ name }) => name)).toEqual(
      [...mapped, 'key_checks', 'schema_migrations', 'throttle_counts'].sort(),
    );
  });

  it('limits statements, idle transactions and the pool', async () => {
    const [row] = await dataSource.query<object[]>(
      `SELECT current_setting('statement_timeout') AS statement,
              current_setting('idle_in_transaction_session_timeout') AS idle,
              current_setting('application_name') AS name`,
    );
    expect(row).toEqual({ statement: '2s', idle: '10s', name: 'hitohira' });
    const counts = await Promise.all(
      Array.from({ length: 20 }, () =>
        dataSource.query<{ count: number }[]>(
          `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'hitohira'`,
        ),
      ),
    );
    expect(Math.max(...counts.map(([count]) => count!.count))).toBe(2);
  });

  it('maps a statement timeout to 503', async () => {
    await dataSource
      .transaction(async (tx) => {
        await tx.query(`SET LOCAL statement_timeout = '20ms'`);
        const error: unknown = await tx.query('SELECT pg_sleep(30)').catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(QueryFailedError);
        expect(toAppError(error).spec.status).toBe(503);
        throw new Error('rolled back');
      })
      .catch((error: unknown) => expect(error).toMatchObject({ message: 'rolled back' }));
  });

  describe('a transaction', () => {
    const raise = (code: string) => `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`;
    const note = { path: '/note', redirectUrl: '/' };
    const notes = () => dataSource.getRepository(Redirect).count();
    afterEach(() => dataSource.getRepository(Redirect).deleteAll());

    it.each(['40001', '40P01'])('is repeated after a conflict (%s)', async (code) => {
      let attempts = 0;
      await new TransactionsService(dataSource).run(async (tx) => {
        attempts += 1;
        await tx.insert(Redirect, note);
        if (attempts < 3) await tx.query(raise(code));
      });
      expect([attempts, await notes()]).toEqual([3, 1]);
    });

    it('fails after a few attempts', async () => {
      let attempts = 0;
      const run = new TransactionsService(dataSource).run(async (tx) => {
        attempts += 1;
        await tx.query(raise('40001'));
      });
      await expect(run).rejects.toBeInstanceOf(QueryFailedError);
      expect(attempts).toBe(4);
    });

    it('is rolled back and not repeated after other errors', async () => {
      let attempts = 0;
      const run = new TransactionsService(dataSource).run(async (tx) => {
        attempts += 1;
        await tx.insert(Redirect, note);
        throw new Error('no');
      });
      await expect(run).rejects.toThrow('no');
      expect([attempts, await notes()]).toEqual([1, 0]);
    });
  });
});
