import { DataSource } from 'typeorm';
import { testEnvironment } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { loadConfig } from '../../src/config/app-config.js';
import { createDataSource } from '../../src/database/data-source.js';
import { PublicReadsService } from '../../src/database/public-reads.service.js';
import { ReadReplicasService } from '../../src/database/replicas/read-replicas.service.js';
import { AccountNotFound } from '../../src/modules/accounts/accounts.errors.js';
import { ItemReadModel } from '../../src/modules/items/item.read-model.js';
import { LinkReadModel } from '../../src/modules/links/link.read-model.js';
import { LinkageReadModel } from '../../src/modules/oauth/linkages/linkage.read-model.js';
import { ContentReadModel } from '../../src/modules/contents/content.read-model.js';
import { inDatabase } from '../../bench/fill-database.js';
import { fillAccounts } from '../../bench/fill-accounts.js';
import { accountIdOf, firstContentOf } from '../../bench/generated-accounts.js';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Enough that PostgreSQL does not choose a sequential scan because a table is small. */
const ACCOUNTS = 1200;

describe('the data of a page', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  const accountId = accountIdOf(ACCOUNTS / 2, ACCOUNTS);
  const contentId = firstContentOf(ACCOUNTS / 2);
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource({
      url: database.url,
      poolSize: 2,
      statementTimeoutS: 30,
    }).initialize();
    await inDatabase(database.url, (client) => fillAccounts(client, { accounts: ACCOUNTS }));
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  /**
   * The nodes of the plans for all queries of a read: of the plan for the given values, and of the generic plan, which
   * prepared statements may use.
   */
  async function planNodesOf(read: (explaining: DataSource) => Promise<unknown>): Promise<Plan[]> {
    const plans: Plan[] = [];
    const explain = async (sql: string, parameters: unknown[]) => {
      for (const [options, values] of [
        ['FORMAT JSON', parameters],
        ['FORMAT JSON, GENERIC_PLAN', []],
      ] as const) {
        const [row] = await dataSource.query<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
          `EXPLAIN (${options}) ${sql}`,
          [...values],
        );
        plans.push(row!['QUERY PLAN'][0]!.Plan);
      }
    };
    const client = {
      query: async ({ text, values }: { text: string; values: unknown[] }) => {
        await explain(text, values);
        return { rows: [] };
      },
    };
    const explaining = Object.assign(Object.create(dataSource) as DataSource, {
      query: async (sql: string, parameters: unknown[]) => {
        await explain(sql, parameters);
        return [];
      },
      createQueryRunner: () => ({ connect: () => Promise.resolve(client), release: () => Promise.resolve() }),
    });
    await read(explaining);
    const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
    return plans.flatMap(flat);
  }

  const reads = (db: DataSource) =>
    new PublicReadsService(db, new ReadReplicasService(loadConfig(testEnvironment())));
  /** Reads by account ID and by display ID. Only plans are read, so the account is never found. */
  const forEachId = async (read: (id: string) => Promise<unknown>) => {
    for (const id of [accountId, 'a.display.id'])
      await expect(read(id)).rejects.toBeInstanceOf(AccountNotFound);
  };
  // Past the end of a list, the total needs a query of its own.
  const RANGE = { offset: 16, limit: 16 };

  it.each([
    [
      'the contents by ID of the account',
      (db: DataSource) => forEachId((id) => new ContentReadModel(reads(db)).listFor(id, null, RANGE)),
    ],
    [
      'the items by ID of the account',
      (db: DataSource) => forEachId((id) => new ItemReadModel(reads(db)).listFor(id, null, RANGE)),
    ],
    [
      'the links by ID of the account',
      (db: DataSource) => forEachId((id) => new LinkReadModel(db, reads(db)).listFor(id, null, RANGE)),
    ],
    [
      'the linked accounts by ID of the account',
      (db: DataSource) => forEachId((id) => new LinkageReadModel(db, reads(db)).listFor(id)),
    ],
    [
      'the tiles of the grid',
      (db: DataSource) => new ContentReadModel(reads(db)).listTiles(accountId, RANGE),
    ],
    ['the items of a page', (db: DataSource) => new ItemReadModel(reads(db)).list({ accountId }, RANGE)],
    ['the items of a content', (db: DataSource) => new ItemReadModel(reads(db)).list({ contentId }, RANGE)],
    ['the links', (db: DataSource) => new LinkReadModel(db, reads(db)).list(accountId, RANGE)],
    ['the linked accounts', (db: DataSource) => new LinkageReadModel(db, reads(db)).list(accountId)],
  ])('%s are read by index, however many others exist', async (_what, read) => {
    const nodes = await planNodesOf(read);
    expect(nodes.some((node) => node['Relation Name'] !== undefined)).toBe(true);
    const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
    // These tables are almost empty here; `test/bench/public-plans.spec.ts` fills them.
    const few = ['display_id_claims', 'blocks'];
    expect(scanned.map((node) => node['Relation Name']).filter((name) => !few.includes(name ?? ''))).toEqual(
      [],
    );
  });

  it('favorites are read by statements that are prepared once per connection', async () => {
    const [contents, items] = [new ContentReadModel(reads(dataSource)), new ItemReadModel(reads(dataSource))];
    for (let round = 0; round < 2; round += 1) {
      await contents.findAll([contentId]);
      await items.listShown([contentId]);
    }
    const prepared = await dataSource.query<{ executions: number }[]>(
      'SELECT (generic_plans + custom_plans)::int AS executions FROM pg_prepared_statements',
    );
    expect(prepared).toEqual([{ executions: 2 }, { executions: 2 }]);
  });
});
