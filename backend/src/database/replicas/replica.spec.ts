import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { PrimaryProgress } from './primary-progress.js';
import { Replica } from './replica.js';

const READ = { name: 'read_words', text: 'SELECT $1::text AS word', values: ['sakura'] };

describe('a replica', () => {
  let database: TestDatabase;
  let replica: Replica;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    // One connection, so that the test sees the statements prepared on it.
    replica = new Replica(database.url, { poolSize: 1, timeoutMs: 30_000 });
  });
  afterEach(() => replica.close());

  const prepared = () =>
    replica.rows<{ name: string }>({
      text: 'SELECT name FROM pg_prepared_statements ORDER BY name',
      values: [],
    });

  it('has a name without the password', () => {
    expect(replica.name).toMatch(/^127\.0\.0\.1:\d+\/test_\w+$/);
  });

  it('prepares named reads only', async () => {
    expect(await replica.rows(READ)).toEqual([{ word: 'sakura' }]);
    expect(await replica.rows({ ...READ, values: ['ume'] })).toEqual([{ word: 'ume' }]);
    expect(await replica.rows({ text: READ.text, values: ['momo'] })).toEqual([{ word: 'momo' }]);
    expect(await prepared()).toEqual([{ name: 'read_words' }]);
  });

  it('reads unprepared once names are rejected', async () => {
    await replica.rows({ text: `PREPARE read_words AS ${READ.text}`, values: [] });
    expect(await replica.rows(READ)).toEqual([{ word: 'sakura' }]);
    expect(await replica.rows({ ...READ, name: 'read_others' })).toEqual([{ word: 'sakura' }]);
    expect(await prepared()).not.toContainEqual({ name: 'read_others' });
  });

  it('has no position if it is not in recovery', async () => {
    await expect(replica.position()).rejects.toThrow('It is not a replica');
  });

  it('times out long statements', async () => {
    const hasty = new Replica(database.url, { poolSize: 1, timeoutMs: 100 });
    await expect(hasty.rows({ text: 'SELECT pg_sleep($1)', values: [60] })).rejects.toThrow(/timeout/);
    await hasty.close();
  });

  it('limits its connections', async () => {
    const shared = new Replica(database.url, { poolSize: 2, timeoutMs: 30_000 });
    const reads = Array.from({ length: 6 }, () =>
      shared.rows<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid, pg_sleep(0.05)', values: [] }),
    );
    const pids = (await Promise.all(reads)).map(([row]) => row?.pid);
    expect(new Set(pids).size).toBeLessThanOrEqual(2);
    await shared.close();
  });
});

describe('the lag of a replica', () => {
  it('is determined by earlier positions of the primary', () => {
    const progress = new PrimaryProgress(5000);
    expect(progress.isRecent(100n, 0)).toBe(false);
    progress.note(0, 100n);
    progress.note(3000, 200n);
    expect([99n, 100n, 150n].map((position) => progress.isRecent(position, 5000))).toEqual([
      false,
      true,
      true,
    ]);
    // At 6 s, the oldest position within the lag is that of 3 s.
    expect([150n, 200n].map((position) => progress.isRecent(position, 6000))).toEqual([false, true]);
  });

  it('is unknown without a position of the primary', () => {
    const progress = new PrimaryProgress(5000);
    progress.note(0, 100n);
    expect(progress.isRecent(1000n, 5001)).toBe(false);
  });

  it('is computed beyond the precision of floats', () => {
    const progress = new PrimaryProgress(5000);
    const far = 2n ** 63n - 1n;
    progress.note(0, far);
    expect([far - 1n, far].map((position) => progress.isRecent(position, 1))).toEqual([false, true]);
  });
});
