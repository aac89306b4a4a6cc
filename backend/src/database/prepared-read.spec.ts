import { DataSource, QueryFailedError } from 'typeorm';
import { eventually } from '../../test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { toAppError } from '../common/errors/failure-mapping.js';
import { createDataSource } from './data-source.js';
import { PreparedRead } from './prepared-read.js';

const TEXT = 'SELECT word FROM words WHERE id = $1';

describe('a prepared read', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    // One connection, so that the test sees the statements prepared on it.
    dataSource = await createDataSource({
      url: database.url,
      poolSize: 1,
      statementTimeoutS: 2,
    }).initialize();
    await dataSource.query('DROP TABLE IF EXISTS words');
    await dataSource.query(`CREATE TABLE words (id, word) AS VALUES (1, 'sakura'), (2, 'ume')`);
  });
  afterEach(() => dataSource.destroy());

  const read = () => new PreparedRead<{ word: string }>(dataSource, TEXT);
  const prepared = () =>
    dataSource.query<{ statement: string; plans: number }[]>(
      'SELECT statement, (generic_plans + custom_plans)::int AS plans FROM pg_prepared_statements',
    );

  it('is parsed once per connection', async () => {
    const [one, other] = [read(), read()];
    for (let round = 0; round < 10; round += 1) {
      expect(await one.rows([1])).toEqual([{ word: 'sakura' }]);
      expect(await other.rows([2])).toEqual([{ word: 'ume' }]);
    }
    expect(await other.rows([3])).toEqual([]);
    expect(await prepared()).toEqual([{ statement: TEXT, plans: 21 }]);
  });

  it('uses a generic plan after a few executions', async () => {
    const each = read();
    for (let round = 0; round < 10; round += 1) await each.rows([1]);
    const [row] = await dataSource.query<{ generic: number }[]>(
      'SELECT generic_plans::int AS generic FROM pg_prepared_statements',
    );
    expect(row!.generic).toBeGreaterThan(0);
  });

  it.each([
    ['its table has changed', `ALTER TABLE words ALTER word TYPE text`],
    ['its connection has forgotten it', 'DEALLOCATE ALL'],
  ])('works unprepared from then on if %s', async (_what, change) => {
    const each = read();
    await each.rows([1]);
    await dataSource.query(change);
    expect(await each.rows([1])).toEqual([{ word: 'sakura' }]);
    await dataSource.query('DEALLOCATE ALL');
    expect(await each.rows([2])).toEqual([{ word: 'ume' }]);
    expect(await prepared()).toEqual([]);
  });

  it('works if its name is taken on a shared connection', async () => {
    await read().rows([1]);
    const [{ name } = { name: '' }] = await dataSource.query<{ name: string }[]>(
      'SELECT name FROM pg_prepared_statements',
    );
    await dataSource.query(`DEALLOCATE "${name}"`);
    // A new connection where another client has prepared the name, as behind a pooler.
    await dataSource.destroy();
    await dataSource.initialize();
    await dataSource.query(`PREPARE "${name}" AS ${TEXT}`);
    expect(await read().rows([1])).toEqual([{ word: 'sakura' }]);
  });

  it('fails like any query and releases its connection', async () => {
    const each = read();
    const error: unknown = await each.rows(['no number']).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(QueryFailedError);
    expect(toAppError(error).spec.status).toBe(400);
    expect(await each.rows([1])).toEqual([{ word: 'sakura' }]);
  });

  it('fails temporarily when the connection is lost, and is prepared on the next', async () => {
    const each = read();
    await each.rows([1]);
    const cut = new PreparedRead(
      dataSource,
      'SELECT pg_terminate_backend(pg_backend_pid()) AS id WHERE $1::int = 1',
    );
    const error: unknown = await cut.rows([1]).catch((reason: unknown) => reason);
    expect(toAppError(error).spec.status).toBe(503);
    // The pool may notice the closed connection a moment after the failure.
    expect(await eventually(() => each.rows([1]))).toEqual([{ word: 'sakura' }]);
    expect(await prepared()).toEqual([{ statement: TEXT, plans: 1 }]);
  });
});
