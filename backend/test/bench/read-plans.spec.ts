import pg from 'pg';
import { fillAccounts } from '../../bench/fill-accounts.js';
import { accountIdOf } from '../../bench/generated-accounts.js';
import { findPlanFaults } from '../../bench/plan-faults.js';
import { fullAccount, isAnswered, publicAddresses, SITEMAPS } from '../../bench/public-addresses.js';
import { ownAddresses, signInOwner } from '../../bench/own-addresses.js';
import { recordStatements, type Statement } from '../../bench/recorded-statements.js';
import {
  countFileBlocks,
  findFileFaults,
  MAX_BLOCKS_RATIO,
  recordLists,
  recordSteps,
} from '../../bench/sitemaps.js';
import { SITEMAP_KINDS } from '../../src/modules/discovery/sitemap-file.entity.js';
import { INSIGHT_LIMITS } from '../../src/modules/insights/insights.rules.js';
import { pagesChangedSince } from '../../src/modules/visibility/last-change.read-model.js';
import { anotherJpeg } from '../support/pictures.js';
import { discoverRoutes } from '../support/routes.js';
import { signUp } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

/** Enough that PostgreSQL does not choose a sequential scan because a table is small. */
const ACCOUNTS = 3000;

/** Reads from memory, files or the site's own tables, and the redirects of a login. */
const NOTHING_OF_ACCOUNTS = [
  'GET /',
  'GET /api/categories',
  'GET /api/documents/:name',
  'GET /api/emergencies',
  'GET /api/links/types',
  'GET /api/log/page-access',
  'GET /api/oauth/linkages/providers',
  'GET /api/oauth/social-login/providers',
  'GET /api/withdraw-reasons',
  // Makes the same reads as the profile and the content page.
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
  // Makes the same reads as `GET /api/accounts/me/export`.
  'GET /api/accounts/me/export/archive',
  // Posters make the same reads as pages.
  'GET /:name.txt',
  'GET /fonts/:font/:name',
  'GET /theme-covers/:name',
  ...['', '/en', '/ja'].map((language) => `GET ${language}/profile/:displayId/poster.:format`),
];

/** Reads that ask a provider, in between the same statements as others. */
const ASKS_A_PROVIDER = /^GET \/api\/oauth\/(?:instagram|youtube|previews|[\w-]+\/providers\/:provider\/)/;

describe('the plans of reads among many accounts', () => {
  let testApp: TestApp;
  let client: pg.Client;
  let statements: Statement[];
  let ofOwner: Statement[];
  beforeAll(async () => {
    const database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillAccounts(client, { accounts: ACCOUNTS });
    testApp = await startTestApp({ PAGE_CACHE_MB: '0' }, { database });
    const owner = await signInOwner(testApp.app, ACCOUNTS);
    const read = async (path: string, headers = {}) => {
      const { status } = await testApp.client.get(path).set(headers);
      expect({ path, answered: isAnswered(path, status) }).toEqual({ path, answered: true });
    };
    statements = await recordStatements(async () => {
      for (const { path } of publicAddresses(ACCOUNTS)) await read(path);
    });
    ofOwner = await recordStatements(async () => {
      for (const { path } of ownAddresses(ACCOUNTS)) await read(path, owner);
    });
  });
  afterAll(async () => {
    await client.end();
    await testApp.stop();
  });

  it('cover every read', async () => {
    const routes = (await discoverRoutes())
      .map(({ address }) => address)
      .filter((address) => address.startsWith('GET ') && !ASKS_A_PROVIDER.test(address));
    const asked = [...publicAddresses(ACCOUNTS), ...SITEMAPS, ...ownAddresses(ACCOUNTS)].map(
      ({ route }) => route,
    );
    expect([...new Set(routes)].sort()).toEqual([...new Set([...asked, ...NOTHING_OF_ACCOUNTS])].sort());
  });

  it('use indexes, and sort no more than a page', async () => {
    const { faults, explained } = await findPlanFaults(client, statements);
    expect(faults).toEqual([]);
    expect(explained).toBeGreaterThanOrEqual(10);
  });

  it('use indexes for what an owner reads', async () => {
    const { faults, explained } = await findPlanFaults(client, ofOwner, true);
    expect(faults).toEqual([]);
    expect(explained).toBeGreaterThanOrEqual(10);
  });

  it('include those of feeds: their entries, and the last change of the page', () => {
    const ofFeeds = statements.filter(({ text }) => /"contentUrl"[^]*LIMIT 50|page_changes/.test(text));
    expect(new Set(ofFeeds.map(({ text }) => text)).size).toBe(2);
  });

  it('use indexes for the storage used by pictures, which each upload reads', async () => {
    const { browser } = await signUp(testApp);
    const icon = await anotherJpeg();
    const sent = await recordStatements(() =>
      browser.patch('/api/accounts/me').attach('icon', icon, 'icon.jpg').expect(200),
    );
    const ofRoom = sent.filter(({ text }) => text.includes('FROM picture_files'));
    expect(await findPlanFaults(client, ofRoom)).toEqual({ faults: [], explained: 2 });
  });

  it('use indexes for insights, with rows of many accounts', async () => {
    const { rows } = await client.query<{ accounts: number; own: number }>(
      `SELECT count(DISTINCT account_id)::int AS accounts,
              count(*) FILTER (WHERE account_id = $1)::int AS own FROM insight_counts`,
      [accountIdOf(fullAccount(ACCOUNTS), ACCOUNTS)],
    );
    expect(rows[0]?.accounts).toBeGreaterThan(ACCOUNTS / 10);
    expect(rows[0]?.own).toBeGreaterThan(INSIGHT_LIMITS.days);
    const ofInsights = ofOwner.filter(({ text }) => text.includes('insight_counts'));
    expect(await findPlanFaults(client, ofInsights, true)).toEqual({ faults: [], explained: 2 });
    await client.query('BEGIN');
    await client.query('ALTER TABLE insight_counts DROP CONSTRAINT insight_counts_unique');
    const { faults } = await findPlanFaults(client, ofInsights, true);
    await client.query('ROLLBACK');
    expect(faults).toContainEqual(expect.stringMatching(/^goes through all of insight_counts: /));
  });

  it.each(SITEMAP_KINDS)(
    'touch about as many blocks for the first sitemap file of %s as for the last',
    async (kind) => {
      const steps = await recordSteps(testApp.app, kind, 100);
      expect(steps.length).toBeGreaterThan(ACCOUNTS / 100);
      expect(await findPlanFaults(client, steps, true)).toEqual({ faults: [], explained: 1 });
      const { most, fewest } = await countFileBlocks(client, steps);
      expect(most / fewest).toBeLessThan(MAX_BLOCKS_RATIO);
    },
  );

  it.each(SITEMAP_KINDS)('use indexes for every sitemap file of %s', async (kind) => {
    const lists = await recordLists(testApp.app, kind, await recordSteps(testApp.app, kind, ACCOUNTS / 10));
    expect(lists).toHaveLength(3);
    expect(await findFileFaults(client, lists)).toEqual([]);
  });

  it('use indexes for scheduled entries that have appeared or ended on any page', async () => {
    const text = `SELECT * FROM ${pagesChangedSince('now() - make_interval(hours => $1)')} turned`;
    expect(await findPlanFaults(client, [{ text, values: [24] }])).toEqual({ faults: [], explained: 1 });
  });

  it('have a fault without an index', async () => {
    await client.query('BEGIN');
    await client.query('DROP INDEX items_account_idx');
    const { faults } = await findPlanFaults(client, statements);
    await client.query('ROLLBACK');
    expect(faults).toContainEqual(expect.stringMatching(/^goes through all of items: SELECT/));
  });
});
