import pg from 'pg';
import { fillAccounts, type FilledRows } from '../../bench/fill-accounts.js';
import { accountIdOf, displayIdOf, EACH, firstContentOf, NEWS } from '../../bench/generated-accounts.js';
import { insightDay } from '../../src/modules/insights/insight-days.rules.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { createLink } from '../support/factories/link.js';
import { withRows } from '../support/rows.js';

const ACCOUNTS = 120;

/** Everything that the generator drops and recreates, and the triggers that it disables. */
const SCHEMA = `
  SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated AS part
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
   UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
   UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
   ORDER BY part`;

describe('generated accounts', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let before: unknown[];
  let counts: FilledRows;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    before = await rows(SCHEMA);
    counts = await fillAccounts(client, { accounts: ACCOUNTS });
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await client.query<Row>(text, values)).rows;
  }

  it('have the expected number of rows each', async () => {
    expect(counts).toMatchObject({
      accounts: ACCOUNTS,
      contents: ACCOUNTS * EACH.contents,
      items: ACCOUNTS * EACH.items,
      links: ACCOUNTS * EACH.links,
      news: NEWS,
    });
    for (const [table, count] of Object.entries(counts)) {
      const [row] = await rows<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
      expect({ table, count: row?.count }).toEqual({ table, count });
    }
    const [uneven] = await rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM accounts WHERE
         (SELECT count(*) FROM contents WHERE account_id = accounts.id) <> ${EACH.contents}
         OR (SELECT count(*) FROM items WHERE account_id = accounts.id) <> ${EACH.items}
         OR (SELECT count(*) FROM links WHERE account_id = accounts.id) <> ${EACH.links}`,
    );
    expect(uneven?.count).toBe(0);
  });

  it('are visited every day, sometimes or never, up to today', async () => {
    const visited = await rows<{ accounts: number; days: number; sums: number; until: string }>(
      `SELECT count(*)::int AS accounts, days, sums, until FROM (
         SELECT (SELECT count(DISTINCT day)::int FROM insight_days WHERE account_id = accounts.id) AS days,
                (SELECT count(*)::int FROM insight_counts WHERE account_id = accounts.id) AS sums,
                (SELECT max(day)::text FROM insight_counts WHERE account_id = accounts.id) AS until
           FROM accounts) each GROUP BY days, sums, until ORDER BY days`,
    );
    const today = insightDay(Date.now());
    expect(visited).toEqual([
      { accounts: 100, days: 0, sums: 0, until: null },
      { accounts: 18, days: 10, sums: 10, until: today },
      { accounts: 2, days: 90, sums: 450, until: today },
    ]);
  });

  it('have a last change for every page that search engines may list', async () => {
    const [row] = await rows<{ profiles: number; contents: number }>(
      `SELECT (SELECT count(*)::int FROM accounts JOIN page_changes ON account_id = id AND content_id = 0) AS profiles,
              (SELECT count(*)::int FROM contents
                 JOIN page_changes page ON page.account_id = contents.account_id AND page.content_id = contents.id) AS contents`,
    );
    expect(row).toEqual({ profiles: ACCOUNTS, contents: ACCOUNTS * EACH.contents });
  });

  it('leave the schema as the migrations made it', async () => {
    expect(before.length).toBeGreaterThan(100);
    expect(await rows(SCHEMA)).toEqual(before);
  });

  it('have the IDs that the generator exports', async () => {
    const account = 60;
    const [row] = await rows<{ id: string; first: number }>(
      `SELECT account_id AS id, (SELECT min(id) FROM contents WHERE contents.account_id = claim.account_id) AS first
         FROM display_id_claims claim WHERE key = $1`,
      [displayIdOf(account).toLowerCase()],
    );
    expect(row).toEqual({ id: accountIdOf(account, ACCOUNTS), first: firstContentOf(account) });
  });

  it('keep their texts as they were written', async () => {
    const [row] = await rows<{ text: string }>('SELECT description AS text FROM contents WHERE id = 1');
    expect(row?.text).toMatch(/\n#花のある暮らし #朝の市場$/);
  });

  it('are followed by new IDs', async () => {
    const link = await withRows(database.url, (each) =>
      createLink(each, accountIdOf(1, ACCOUNTS), { position: 1000 }),
    );
    expect(link.id).toBe(ACCOUNTS * EACH.links + 1);
  });

  it('are not added to existing ones', async () => {
    await expect(fillAccounts(client, { accounts: 1 })).rejects.toThrow('has accounts or news already');
    expect(await rows('SELECT FROM accounts')).toHaveLength(ACCOUNTS);
  });
});
