import { type DataSource, type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { CHUNK } from '../../database/delete-in-chunks.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { AccountEraserService } from './account-eraser.service.js';
import { type AccountsRepository } from './accounts.repository.js';
import { type DisplayIdsRepository } from './display-ids.repository.js';
import { type RestorationsRepository } from './restorations.repository.js';

const HANA = 'account-1';
const DAYS = 7;

type Work<Result> = (tx: EntityManager) => Promise<Result>;

describe('erasing an account', () => {
  /** The number of the account's rows by table. */
  let rows: Record<string, number>;
  /** The tables that refer to others, each with the one it refers to. */
  let references: [first: string, later: string][];
  /** Whether the account was withdrawn long enough ago. */
  let isDue: boolean;
  /** What cannot be done. */
  let failing: string | null;
  /** The calls, in order. */
  let log: string[];
  let service: AccountEraserService;
  beforeEach(() => {
    rows = { contents: 0, items: 0, pictures: 0 };
    references = [
      ['items', 'contents'],
      ['contents', 'pictures'],
    ];
    [isDue, failing, log] = [true, null, []];
    const note = (what: string) =>
      promised(() => {
        if (what === failing) throw new Error('away');
        log.push(what);
      });
    const deleteFrom = async (table: string, limit: number) => {
      const count = Math.min(rows[table]!, limit);
      await note(`delete ${count} of ${table}`);
      rows[table] = rows[table]! - count;
      return [[], count];
    };
    const tx = {
      query: (sql: string, [, limit]: number[]) => {
        const tables = [...sql.matchAll(/FROM "(\w+)"/g)].map(([, table]) => table!);
        if (sql.startsWith('DELETE')) return deleteFrom(tables[0]!, limit!);
        return Promise.resolve([Object.fromEntries(tables.map((table, n) => [n, rows[table]! > 0]))]);
      },
    } as unknown as EntityManager;
    service = new AccountEraserService(
      {
        query: async (sql: string) => {
          if (sql.includes('first, later')) return references.map(([first, later]) => ({ first, later }));
          await note('read the tables');
          return Object.keys(rows).map((table) => ({ table, column: 'account_id' }));
        },
      } as unknown as DataSource,
      {
        run: <Result>(work: Work<Result>) => new FakeTransactions(log).run(() => work(tx)),
      } as unknown as TransactionsService,
      {
        beginErasing: (_tx: EntityManager, _id: string, days: number) =>
          Promise.resolve(isDue && days === DAYS),
        delete: (_tx: EntityManager, id: string) => note(`delete ${id}`),
      } as unknown as AccountsRepository,
      { close: () => note('close the display IDs') } as unknown as DisplayIdsRepository,
      { voidOf: () => note('void the restorations') } as unknown as RestorationsRepository,
    );
  });

  const erase = () => service.erase(HANA, DAYS);
  const BEGIN = ['begin', 'close the display IDs', 'void the restorations'];
  const END = [`delete ${HANA}`, 'commit'];

  it('deletes rows before those that they refer to, and the account last', async () => {
    rows = { contents: 2, items: 3, pictures: 4 };
    expect(await erase()).toBe(true);
    expect(log).toEqual([
      ...['read the tables', ...BEGIN],
      ...['delete 3 of items', 'delete 2 of contents', 'delete 4 of pictures', ...END],
    ]);
  });

  it('leaves out tables without rows of the account', async () => {
    rows = { contents: 1, items: 0, pictures: 0 };
    await erase();
    expect(log.slice(1)).toEqual([...BEGIN, 'delete 1 of contents', ...END]);
  });

  it('keeps an account that is not due', async () => {
    rows = { contents: 1, items: 0, pictures: 0 };
    isDue = false;
    expect(await erase()).toBe(false);
    expect(log).toEqual(['read the tables', 'begin', 'commit']);
  });

  it('deletes at most a chunk of rows in each transaction, whichever their tables', async () => {
    rows = { contents: CHUNK - 400, items: 600, pictures: 0 };
    await erase();
    expect(log.slice(1)).toEqual([
      ...[...BEGIN, 'delete 600 of items', `delete ${CHUNK - 600} of contents`, 'commit'],
      ...[...BEGIN, 'delete 200 of contents', ...END],
    ]);
  });

  it.each([
    [1, CHUNK - 1],
    [2, CHUNK],
    [2, CHUNK + 1],
  ])('takes %i transactions for %i rows', async (steps, count) => {
    rows = { contents: count, items: 0, pictures: 0 };
    expect(await erase()).toBe(true);
    expect(log.filter((each) => each === 'commit')).toHaveLength(steps);
    expect(rows).toEqual({ contents: 0, items: 0, pictures: 0 });
  });

  it('goes on after a failure, from what was deleted before', async () => {
    rows = { contents: 0, items: CHUNK, pictures: 5 };
    failing = 'delete 5 of pictures';
    await expect(erase()).rejects.toThrow('away');
    expect(log.at(-1)).toBe('roll back');
    [failing, log.length] = [null, 0];
    expect(await erase()).toBe(true);
    expect(log).toEqual([...BEGIN, 'delete 5 of pictures', ...END]);
  });

  it('reads the tables again only after it failed to', async () => {
    failing = 'read the tables';
    await expect(erase()).rejects.toThrow('away');
    expect(log).toEqual([]);
    failing = null;
    await erase();
    await erase();
    expect(log.filter((each) => each === 'read the tables')).toHaveLength(1);
  });

  it('does not begin if tables refer to one another in a circle', async () => {
    references.push(['pictures', 'items']);
    await expect(erase()).rejects.toThrow('in a circle: contents, items, pictures');
    expect(log).toEqual(['read the tables']);
  });
});
