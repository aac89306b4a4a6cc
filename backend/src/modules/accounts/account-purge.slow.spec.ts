import pg from 'pg';
import { runJob } from '../../../test/support/jobs.js';
import { signUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { PURGE_ACCOUNTS_QUEUE } from '../../jobs/queues.js';

const ITEMS = 40_000;
const CONTENTS = 200;
const ACCOUNTS = 1000;

/** The work takes most of a minute on an idle machine, and several beside other tests. */
const PATIENCE_MS = 280_000;

/** An account at its limits that is due for erasure. */
const BIG = `
  WITH account AS (
    INSERT INTO accounts (display_name, language, terms_version, withdrawn_at)
    VALUES ('big', 'ja', '1', now() - interval '9 days') RETURNING id
  ), claimed AS (
    INSERT INTO display_id_claims (key, display_id, account_id, is_current) SELECT 'big', 'big', id, true FROM account
  ), files AS (
    INSERT INTO picture_files (hash, width, height, widths, placeholder, bytes)
    SELECT 'big' || n, 1, 1, '{1}', '', 1 FROM generate_series(1, ${ITEMS}) n
  ), pictured AS (
    INSERT INTO pictures (account_id, hash) SELECT id, 'big' || n FROM account, generate_series(1, ${ITEMS}) n
    RETURNING id, account_id
  ), posted AS (
    INSERT INTO contents (account_id, provider, position, published_at, content_url)
    SELECT id, 'tiktok', n, now(), '' FROM account, generate_series(1, ${CONTENTS}) n RETURNING id
  )
  INSERT INTO items (content_id, account_id, major_mall, url, picture_id)
  SELECT content.id, picture.account_id, false, 'https://example.com/', picture.id
    FROM (SELECT *, row_number() OVER () AS n FROM pictured) picture
    JOIN (SELECT id, row_number() OVER () AS n FROM posted) content ON content.n = picture.n % ${CONTENTS} + 1`;

const MANY = `
  WITH made AS (
    INSERT INTO accounts (display_name, language, terms_version, withdrawn_at)
    SELECT 'one of many', 'ja', '1', now() - interval '8 days' FROM generate_series(1, ${ACCOUNTS})
    RETURNING id
  ), linked AS (
    INSERT INTO links (account_id, link_type_id, position) SELECT id, 1, 1 FROM made
  )
  INSERT INTO display_id_claims (key, display_id, account_id, is_current)
  SELECT 'many.' || row_number() OVER (), 'many', id, true FROM made`;

describe('erasing very large accounts', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    // The default.
    testApp = await startTestApp({ DATABASE_STATEMENT_TIMEOUT_S: '2' });
    const client = new pg.Client({ connectionString: testApp.databaseUrl });
    await client.connect();
    await client.query(BIG);
    await client.query(MANY);
    await client.query('ANALYZE');
    await client.end();
  });
  afterAll(() => testApp.stop());

  const counts = async (sql: string) => (await testApp.sql<{ count: number }>(sql))[0]?.count;

  it(`erases an account with ${ITEMS} items and ${ACCOUNTS} others`, async () => {
    const { account } = await signUp(testApp);
    await runJob(testApp, PURGE_ACCOUNTS_QUEUE, PATIENCE_MS);
    expect(await testApp.sql('SELECT id FROM accounts')).toEqual([{ id: account.accountId }]);
    for (const table of ['items', 'contents', 'links', 'pictures'])
      expect(await counts(`SELECT count(*)::int FROM ${table}`)).toBe(0);
    expect(
      await counts(
        `SELECT count(*)::int FROM display_id_claims WHERE account_id IS NULL AND held_until > now()`,
      ),
    ).toBe(ACCOUNTS + 1);
    // Every file is left to the sweep of pictures.
    expect(await counts('SELECT count(*)::int FROM picture_files WHERE claimed_until IS NOT NULL')).toBe(
      ITEMS,
    );
    const failed = await testApp.sql(`SELECT 1 FROM pgboss.job WHERE name = $1 AND state <> 'completed'`, [
      PURGE_ACCOUNTS_QUEUE.name,
    ]);
    expect(failed).toEqual([]);
  });
});
