import pg from 'pg';
import { fillAccounts } from '../../bench/fill-accounts.js';
import { findPlanFaults } from '../../bench/plan-faults.js';
import { isAnswered, publicAddresses } from '../../bench/public-addresses.js';
import { recordStatements, type Statement } from '../../bench/recorded-statements.js';
import { discoverRoutes } from '../support/routes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

/** Enough that no table which grows with them is read from front to back for want of size. */
const ACCOUNTS = 3000;

/** What is answered from memory, from files or from the site's own tables, and what begins and ends a login. */
const NOTHING_OF_ACCOUNTS = [
  'GET /',
  'GET /api/categories',
  'GET /api/documents/:name',
  'GET /api/emergencies',
  'GET /api/links/types',
  'GET /api/log/page-access',
  'GET /api/oauth/social-login/providers',
  'GET /api/oauth/social-login/providers/:provider/redirect',
  'GET /api/oauth/social-login/providers/:provider/user',
  // Reads what the profile and the content page read.
  'GET /api/oembed',
  'GET /api/redirects',
  'GET /api/schemas/archive-1.json',
  'GET /api/themes',
  'GET /health',
  'GET /health/arrival',
  'GET /health/live',
  'GET /health/ready',
  'GET /media',
  'GET /robots.txt',
  'GET /sitemap.xml',
  // `discovery/sitemaps.http.spec.ts` holds the plan of sitemaps; feeds and posters read what pages read.
  'GET /:name.txt',
  'GET /fonts/:font/:name',
  'GET /sitemaps/:name.xml',
  'GET /theme-covers/:name',
  ...['', '/en', '/ja'].flatMap((language) =>
    ['feed.atom', 'feed.json', 'poster.:format'].map((file) => `GET ${language}/profile/:displayId/${file}`),
  ),
];

describe('the plans of public reads among many accounts', () => {
  let testApp: TestApp;
  let client: pg.Client;
  let statements: Statement[];
  beforeAll(async () => {
    const database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillAccounts(client, { accounts: ACCOUNTS });
    testApp = await startTestApp({ PAGE_CACHE_MB: '0' }, { database });
    statements = await recordStatements(async () => {
      for (const { path } of publicAddresses(ACCOUNTS)) {
        const { status } = await testApp.client.get(path);
        expect({ path, answered: isAnswered(path, status) }).toEqual({ path, answered: true });
      }
    });
  });
  afterAll(async () => {
    await client.end();
    await testApp.stop();
  });

  it('know every public read', async () => {
    const routes = (await discoverRoutes())
      .filter(({ address, access }) => address.startsWith('GET ') && access !== undefined)
      .map(({ address }) => address);
    const asked = publicAddresses(ACCOUNTS).map(({ route }) => route);
    expect([...new Set(routes)].sort()).toEqual([...new Set([...asked, ...NOTHING_OF_ACCOUNTS])].sort());
  });

  it('use indexes, and sort no more than a page', async () => {
    const { faults, explained } = await findPlanFaults(client, statements);
    expect(faults).toEqual([]);
    expect(explained).toBeGreaterThanOrEqual(10);
  });

  it('are found wanting without an index', async () => {
    await client.query('BEGIN');
    await client.query('DROP INDEX items_account_idx');
    const { faults } = await findPlanFaults(client, statements);
    await client.query('ROLLBACK');
    expect(faults).toContainEqual(expect.stringMatching(/^goes through all of items: SELECT/));
  });
});
