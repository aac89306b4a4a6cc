import { And, LessThan, MoreThan } from 'typeorm';
import { hideBlock } from '../../../test/support/blocks.js';
import { createAccount, createAccounts } from '../../../test/support/factories/account.js';
import { createContent, createContents } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { runJob } from '../../../test/support/jobs.js';
import { leave, suspend } from '../../../test/support/leaving.js';
import { addTextLink, KIND } from '../../../test/support/links.js';
import { passTime } from '../../../test/support/passing-time.js';
import { type SignedUp, signUp } from '../../../test/support/sign-up.js';
import { statementsDuring } from '../../../test/support/statements.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { fromNow, hoursUntil, moveBack } from '../../../test/support/times.js';
import { readXml, type XmlElement } from '../../../test/support/xml.js';
import { LIST_PAGES_QUEUE } from '../../jobs/queues.js';
import { Account } from '../accounts/account.entity.js';
import { ALWAYS_VISIBLE } from '../visibility/visibility.rules.js';
import { PageChange } from './page-change.entity.js';
import { SitemapFilesJob } from './sitemap-files.job.js';
import { SitemapFile } from './sitemap-file.entity.js';
import { Content } from '../contents/content.entity.js';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** W3C Datetime with a zone, as sitemaps.org asks for. */
const DATETIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

interface Entry {
  loc: string;
  lastmod: string | null;
  alternates: Record<string, string>;
}

/** The entries of an index or file, validated against the schema of sitemaps.org. */
function entriesOf(xml: string, kind: 'sitemapindex' | 'urlset'): Entry[] {
  const root = readXml(xml);
  expect(root.name).toBe(`{${SITEMAP}}${kind}`);
  expect(root.children.length).toBeGreaterThan(0);
  expect(root.children.length).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(50_000_000);
  return root.children.map((child) => {
    expect(child.name).toBe(`{${SITEMAP}}${kind === 'urlset' ? 'url' : 'sitemap'}`);
    const named = (name: string) => child.children.filter((each) => each.name === name);
    const [loc, ...others] = named(`{${SITEMAP}}loc`);
    expect(others).toEqual([]);
    expect(new URL(loc!.text).origin).toBe(PUBLIC_URL);
    const [lastmod = null] = named(`{${SITEMAP}}lastmod`).map(({ text }) => text);
    if (lastmod !== null) expect(lastmod).toMatch(DATETIME);
    const links = named(`{${XHTML}}link`);
    expect(child.children).toHaveLength(1 + (lastmod === null ? 0 : 1) + links.length);
    return { loc: loc!.text, lastmod, alternates: alternatesOf(links) };
  });
}

function alternatesOf(links: XmlElement[]): Entry['alternates'] {
  return Object.fromEntries(
    links.map(({ attributes: { rel, hreflang, href } }) => {
      expect(rel).toBe('alternate');
      return [hreflang!, href!];
    }),
  );
}

interface PlanNode {
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** A node of a query plan with its descendants. */
function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

describe('the sitemap', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeEach(async () => {
    testApp = await startTestApp();
    person = await signUp(testApp);
  });
  afterEach(() => testApp.stop());

  const index = async () =>
    entriesOf((await testApp.client.get('/sitemap.xml').expect(200)).text, 'sitemapindex');
  const file = async (name: string) =>
    entriesOf((await testApp.client.get(`/sitemaps/${name}.xml`).expect(200)).text, 'urlset');
  const names = async () =>
    (await index()).map(({ loc }) => new URL(loc).pathname.replace(/^\/sitemaps\/|\.xml$/g, ''));
  /** The paths in a file without their language. */
  const paths = async (name: string) =>
    (await file(name))
      .map(({ loc }) => loc.slice(PUBLIC_URL.length))
      .filter((path) => !/^\/(?:ja|en)(?:\/|$)/.test(path));
  const divide = (kind: SitemapFile['kind'], size: number) =>
    testApp.app.get(SitemapFilesJob, { strict: false }).divide(kind, size);

  it('is named by robots.txt, which lets crawlers read all of it', async () => {
    const { text, headers } = await testApp.client.get('/robots.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toBe(
      `User-agent: *\nDisallow: /api/\nDisallow: /docs\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`,
    );
  });

  it('is an index of the pages of the site and of creators', async () => {
    const { headers } = await testApp.client.get('/sitemap.xml').set('Host', 'elsewhere.example').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(await names()).toEqual(['site', 'creators-1']);
    await createContent(testApp, person.account.accountId);
    expect(await names()).toEqual(['site', 'creators-1', 'contents-1']);
  });

  it('lists every page in every language and without one, each with its alternates', async () => {
    const { headers } = await testApp.client.get('/sitemaps/site.xml').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const site = await file('site');
    expect(site.map(({ loc }) => loc)).toEqual(
      ['/ja', '/en', '/', '/ja/terms', '/en/terms', '/terms'].map((path) => PUBLIC_URL + path),
    );
    const { displayId, accountId } = person.account;
    const contentId = await createContent(testApp, accountId);
    const profile = `/profile/${displayId}`;
    for (const [name, path] of [
      ['creators-1', profile],
      ['contents-1', `${profile}/contents/${contentId}`],
    ] as const) {
      const alternates = {
        ja: `${PUBLIC_URL}/ja${path}`,
        en: `${PUBLIC_URL}/en${path}`,
        'x-default': PUBLIC_URL + path,
      };
      const entries = await file(name);
      expect(entries).toEqual(
        Object.values(alternates).map((loc) => ({
          loc,
          lastmod: expect.stringMatching(DATETIME),
          alternates,
        })),
      );
    }
  });

  it('excludes accounts that are not searchable, until they are', async () => {
    await createContent(testApp, person.account.accountId);
    const other = await createAccount(testApp, { displayId: 'other' });
    await createContent(testApp, other.id);
    const switchTo = (searchable: boolean) =>
      person.browser.patch('/api/accounts/me').send({ searchable }).expect(200);
    await switchTo(false);
    expect(await paths('creators-1')).toEqual(['/profile/other']);
    expect(await paths('contents-1')).toHaveLength(1);
    await switchTo(true);
    expect(await paths('creators-1')).toHaveLength(2);
    expect(await paths('contents-1')).toHaveLength(2);
  });

  it.each([
    ['suspended', () => suspend(testApp, person, true)],
    ['withdrawn', () => leave(person)],
  ] as const)('has no empty file if the only creator is %s', async (_what, end) => {
    await createContent(testApp, person.account.accountId);
    await end();
    expect(await names()).toEqual(['site']);
    for (const name of ['creators-1', 'contents-1'])
      await testApp.client.get(`/sitemaps/${name}.xml`).expect(404);
    await runJob(testApp, LIST_PAGES_QUEUE);
    expect(await names()).toEqual(['site']);
  });

  it('excludes contents that a page hides, but not the page', async () => {
    await createContent(testApp, person.account.accountId);
    await hideBlock(person, 'link');
    expect(await names()).toContain('contents-1');
    await hideBlock(person, 'content');
    expect(await names()).toEqual(['site', 'creators-1']);
  });

  it('is divided by a job into files without gaps, even after additions', async () => {
    const added = [];
    for (const number of [1, 2, 3, 4])
      added.push(await createAccount(testApp, { displayId: `added.${number}` }));
    await divide('creators', 2);
    expect(await names()).toEqual(['site', 'creators-1', 'creators-2', 'creators-3']);
    const { displayId } = person.account;
    await createAccount(testApp, { displayId: 'added.5' });
    const all = [
      ...(await paths('creators-1')),
      ...(await paths('creators-2')),
      ...(await paths('creators-3')),
    ];
    expect(all).toEqual(
      [displayId, 'added.1', 'added.2', 'added.3', 'added.4', 'added.5'].map((name) => `/profile/${name}`),
    );
    // An empty file is answered like a missing one, and removed by the next run.
    await testApp.repository(Account).update(added[1]!.id, { searchable: false });
    await testApp.repository(Account).update(added[2]!.id, { searchable: false });
    await testApp.client.get('/sitemaps/creators-2.xml').expect(404);
    await divide('creators', 2);
    expect(await names()).toEqual(['site', 'creators-1', 'creators-2']);
    expect(await paths('creators-2')).toEqual(['/profile/added.4', '/profile/added.5']);
  });

  it('has the last change of each file in its index', async () => {
    await createAccount(testApp);
    await divide('creators', 1);
    const [, first, second] = await index();
    const lastOf = async (name: string) => (await file(name))[0]!.lastmod;
    expect([first!.lastmod, second!.lastmod]).toEqual([
      await lastOf('creators-1'),
      await lastOf('creators-2'),
    ]);
  });

  describe('the last change of a page', () => {
    let contentId: number;
    let itemId: number;
    let linkId: number;
    beforeEach(async () => {
      contentId = await createContent(testApp, person.account.accountId);
      itemId = await createItem(testApp, person.account.accountId, contentId);
      ({ linkId } = await addTextLink(person, 'My shop'));
    });
    const later = () => ({ visibleFrom: fromNow({ days: 9 }), visibleUntil: fromNow({ days: 19 }) });
    const create = (schedule: object) =>
      createContent(testApp, person.account.accountId, { schedule: { ...ALWAYS_VISIBLE, ...schedule } });
    const send = (address: string, body: object) => person.browser.patch(address).send(body).expect(200);
    const addLink = (fields: object) =>
      person.browser
        .post('/api/links')
        .send({ linkTypeId: KIND.text, details: [{ title: 'New' }], ...fields })
        .expect(201);
    /** When the creator's page and that of the first content changed. */
    const changed = async () => [
      (await file('creators-1'))[0]!.lastmod,
      (await file('contents-1')).find(({ loc }) => loc.endsWith(`/contents/${contentId}`))!.lastmod,
    ];
    /** Which of the two an action changes. */
    const changedBy = async (act: () => Promise<unknown>) => {
      const before = await changed();
      await act();
      const after = await changed();
      return ['profile', 'content'].filter((_name, index) => after[index] !== before[index]);
    };

    it.each<[string, () => Promise<unknown>]>([
      ['a scheduled link is added', () => addLink(later())],
      ['a draft link is added', () => addLink({ visibility: 'draft' })],
      [
        'a scheduled content gets an item and is deleted',
        async () => {
          const id = await create(later());
          await createItem(testApp, person.account.accountId, id);
          await person.browser.delete(`/api/contents/${id}`).expect(204);
        },
      ],
      [
        'a draft content gets an item and is deleted',
        async () => {
          const id = await create({ visibility: 'draft' });
          await createItem(testApp, person.account.accountId, id);
          await person.browser.delete(`/api/contents/${id}`).expect(204);
        },
      ],
      [
        'a hidden content gets an item, which is changed, and is deleted',
        async () => {
          const id = await create({ visibility: 'hidden' });
          const item = await createItem(testApp, person.account.accountId, id);
          await send(`/api/items/${item}/contents/${id}`, { name: 'Scissors' });
          await person.browser.delete(`/api/contents/${id}`).expect(204);
        },
      ],
    ])('stays the same if %s', async (_what, act) => {
      expect(await changedBy(act)).toEqual([]);
    });

    it('stays the same for a profile if an entry is added to a hidden block', async () => {
      await hideBlock(person, 'link');
      expect(await changedBy(() => addLink({}))).toEqual([]);
      await hideBlock(person, 'item');
      expect(await changedBy(() => addLink({}))).toEqual(['profile']);
      // An item marks its content, which the profile shows.
      const addItem = () => createItem(testApp, person.account.accountId, contentId);
      expect(await changedBy(addItem)).toEqual(['profile', 'content']);
    });

    it('includes scheduled beginnings and ends', async () => {
      const own = `/api/contents/${contentId}`;
      for (const [table, id, address, pages] of [
        ['links', linkId, `/api/links/${linkId}`, ['profile']],
        ['items', itemId, `/api/items/${itemId}/contents/${contentId}`, ['profile', 'content']],
      ] as const) {
        await send(address, later());
        // The recorded changes are older.
        await moveBack(testApp.repository(PageChange), 'changedAt', { days: 30 });
        for (const days of [9.5, 9.75])
          expect(await changedBy(() => passTime(testApp, table, id, days * 86_400_000))).toEqual(pages);
        const last = await changed();
        // This time stays after the entry is deleted.
        await send(address, { visibility: 'hidden' });
        await person.browser.delete(address).expect(204);
        expect(await changed()).toEqual(last);
      }
      await send(own, { visibleFrom: later().visibleFrom });
      await moveBack(testApp.repository(PageChange), 'changedAt', { days: 30 });
      await passTime(testApp, 'contents', contentId, 9.5 * 86_400_000);
      const [profile, content] = await changed();
      expect([profile, content].map((time) => Math.round(hoursUntil(new Date(time!))))).toEqual([-12, -12]);
    });
  });

  it('reads a file by a range of the primary key, however many pages come after it', async () => {
    await createContents(testApp, await createAccounts(testApp, 5000), 1);
    await testApp.sql('ANALYZE');
    /** The accounts of the pages between two keys. */
    const accountsOf = {
      creators: async (after: string, before: string) => {
        const found = await testApp
          .repository(Account)
          .findBy({ id: And(MoreThan(after), LessThan(before)) });
        return found.map(({ id }) => id);
      },
      contents: async (after: string, before: string) => {
        const found = await testApp
          .repository(Content)
          .findBy({ id: And(MoreThan(Number(after)), LessThan(Number(before))) });
        return found.map(({ accountId }) => accountId);
      },
    };
    for (const [kind, table] of [
      ['creators', 'accounts'],
      ['contents', 'contents'],
    ] as const) {
      await divide(kind, 100);
      const [, second, third] = await testApp
        .repository(SitemapFile)
        .find({ where: { kind }, order: { number: 'ASC' } });
      // Only one of its pages is still listed.
      const others = await accountsOf[kind](second!.afterKey!, third!.afterKey!);
      await testApp.repository(Account).update(others, { searchable: false });
      const [statement = ''] = (await statementsDuring(() => file(`${kind}-2`))).filter((text) =>
        text.includes('LIMIT $3'),
      );
      const [explained] = await testApp.sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
        [second!.afterKey, third!.afterKey, 10_000],
      );
      const reads = nodesOf(explained!['QUERY PLAN'][0]!.Plan).filter(
        (node) => node['Relation Name'] === table,
      );
      expect(reads).toMatchObject([{ 'Index Name': `${table}_pkey`, 'Actual Loops': 1 }]);
      expect(reads[0]!['Index Cond']).toMatch(/>.*<=/s);
    }
  });

  it.each([
    'creators-0',
    'creators-2',
    'creators-01',
    'creators-1000000',
    'creators-1e5',
    'contents--1',
    'news-1',
    'site-1',
    '..%2fsite',
    '%00',
  ])('has no file %s', async (name) => {
    await testApp.client.get(`/sitemaps/${name}.xml`).expect(404);
  });
});
