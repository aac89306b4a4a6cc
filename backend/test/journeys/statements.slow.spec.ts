import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { LIST_PAGES_QUEUE } from '../../src/jobs/queues.js';
import { type ContentListResponse } from '../../src/modules/contents/dto/content.response.js';
import { displayFontFace } from '../../src/modules/fonts/display-fonts.rules.js';
import { type ItemListResponse } from '../../src/modules/items/dto/item.response.js';
import { type LinkListResponse } from '../../src/modules/links/dto/link.response.js';
import { type LinkageListResponse } from '../../src/modules/oauth/linkages/dto/linkage.response.js';
import { THEMES } from '../../src/modules/themes/themes.js';
import {
  CALLS,
  type CountedCall,
  LAST_CALLS,
  PREVIEWED_HOST,
  type Subject,
  WRONG_CODES,
} from '../support/counted-calls.js';
import { PROVIDER_CALLS } from '../support/counted-provider-calls.js';
import { createContent } from '../support/factories/content.js';
import { createItem } from '../support/factories/item.js';
import { createLinkage } from '../support/factories/linkage.js';
import { createLinks } from '../support/factories/link.js';
import { createManyNews } from '../support/factories/news.js';
import { runJob } from '../support/jobs.js';
import { anotherJpeg } from '../support/pictures.js';
import { discoverRoutes } from '../support/routes.js';
import { signUp } from '../support/sign-up.js';
import { statementsDuring } from '../support/statements.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../support/test-app.js';
import { TestSandbox } from '../support/test-sandbox.js';
import { view, visitsAreWritten } from '../support/visits.js';

type Path = (subject: Subject) => string;

type PublicRead = [route: string, statements: number, path: Path];

/** The number of statements of each public read, by route. */
const PUBLIC: PublicRead[] = [
  ['GET /api/accounts/:id', 1, ({ displayId }) => `/api/accounts/${displayId}`],
  ['GET /api/categories', 1, () => '/api/categories'],
  ['GET /api/contents', 1, ({ contentIds }) => `/api/contents?contentIds=${contentIds.join(',')}`],
  ['GET /api/contents/accounts/:displayId', 1, ({ displayId }) => `/api/contents/accounts/${displayId}`],
  [
    'GET /api/contents/:contentId/accounts/:displayId',
    2,
    ({ displayId, contentIds: [id] }) => `/api/contents/${id}/accounts/${displayId}`,
  ],
  ['GET /api/documents/:name', 0, () => '/api/documents/terms'],
  ['GET /api/emergencies', 0, () => '/api/emergencies'],
  ['GET /api/items', 1, ({ itemIds }) => `/api/items?itemIds=${itemIds.join(',')}`],
  ['GET /api/items/accounts/:displayId', 1, ({ displayId }) => `/api/items/accounts/${displayId}`],
  ['GET /api/items/contents/:id', 2, ({ contentIds: [id] }) => `/api/items/contents/${id}`],
  ['GET /api/links/types', 0, () => '/api/links/types'],
  ['GET /api/links/accounts/:displayId', 1, ({ displayId }) => `/api/links/accounts/${displayId}`],
  ['GET /api/log/page-access', 0, ({ displayId }) => `/api/log/page-access?path=/profile/${displayId}`],
  ['GET /api/redirects', 0, () => '/api/redirects?path=/somewhere'],
  ['GET /api/themes', 0, () => '/api/themes'],
  ['GET /api/oauth/linkages/accounts/:id', 1, ({ displayId }) => `/api/oauth/linkages/accounts/${displayId}`],
  ['GET /api/oauth/social-login/providers', 0, () => '/api/oauth/social-login/providers'],
  ...['', '/ja', '/en'].flatMap((language): PublicRead[] => [
    [
      'GET /api/oembed',
      1,
      ({ displayId }) => `/api/oembed?format=json&url=${PUBLIC_URL}${language}/profile/${displayId}`,
    ],
    [
      'GET /api/oembed',
      2,
      ({ displayId, contentIds: [id] }) =>
        `/api/oembed?url=${PUBLIC_URL}${language}/profile/${displayId}/contents/${id}`,
    ],
    [
      `GET ${language}/profile/:displayId/feed.atom`,
      3,
      ({ displayId }) => `${language}/profile/${displayId}/feed.atom`,
    ],
    [
      `GET ${language}/profile/:displayId/feed.json`,
      3,
      ({ displayId }) => `${language}/profile/${displayId}/feed.json`,
    ],
    [
      `GET ${language}/profile/:displayId/poster.:format`,
      1,
      ({ displayId }) => `${language}/profile/${displayId}/poster.svg`,
    ],
  ]),
  ['GET /', 0, () => '/'],
  ['GET /*path', 5, ({ displayId }) => `/profile/${displayId}`],
  ['GET /*path', 4, ({ displayId, contentIds: [id] }) => `/profile/${displayId}/contents/${id}`],
  ['GET /api/schemas/archive-1.json', 0, () => '/api/schemas/archive-1.json'],
  ['GET /robots.txt', 0, () => '/robots.txt'],
  ['GET /sitemap.xml', 1, () => '/sitemap.xml'],
  ['GET /sitemaps/:name.xml', 0, () => '/sitemaps/site.xml'],
  ['GET /sitemaps/:name.xml', 2, () => '/sitemaps/creators-1.xml'],
  ['GET /sitemaps/:name.xml', 2, () => '/sitemaps/contents-1.xml'],
  ['GET /fonts/:font/:name', 0, () => displayFontFace('stick', ['Hana'])!.address],
  ['GET /theme-covers/:name', 0, () => THEMES[0]!.tokens.coverImage],
  ['GET /health', 1, () => '/health'],
  ['GET /health/live', 0, () => '/health/live'],
  ['GET /health/ready', 1, () => '/health/ready'],
];

/** The number of statements of each signed-in read, without the one that finds the session. */
const SIGNED_IN: [route: string, statements: number, path: Path][] = [
  ['GET /api/accounts/me', 3, () => '/api/accounts/me'],
  ['GET /api/accounts/me/export', 1, () => '/api/accounts/me/export'],
  ['GET /api/accounts/me/import', 1, () => '/api/accounts/me/import'],
  ['GET /api/accounts/me/former-display-ids', 2, () => '/api/accounts/me/former-display-ids'],
  ['GET /api/auth/sessions', 1, () => '/api/auth/sessions'],
  ['GET /api/insights', 1, () => '/api/insights'],
  ['GET /api/insights.csv', 1, () => '/api/insights.csv'],
  ['GET /api/news', 2, () => '/api/news'],
  ['GET /api/news/unreads', 1, () => '/api/news/unreads'],
  ['GET /api/news/:id', 1, () => '/api/news/n-1'],
  ['GET /api/notices', 1, () => '/api/notices'],
  ['GET /api/oauth/linkages/accounts/me', 1, () => '/api/oauth/linkages/accounts/me'],
  ['GET /api/oauth/linkages/providers', 0, () => '/api/oauth/linkages/providers'],
  ['GET /api/withdraw-reasons', 1, () => '/api/withdraw-reasons'],
  ['GET /api/accounts/:id', 1, ({ displayId }) => `/api/accounts/${displayId}`],
];

interface Write {
  path: string;
  body?: object;
}

const reversed = (ids: readonly number[]): { orders: number[] } => ({ orders: ids.toReversed() });

/** The number of statements of each write of the studio, including those of its transaction. Deletions come last. */
const WRITES: [route: string, statements: number, write: (subject: Subject) => Write][] = [
  ['PATCH /api/accounts/me', 8, () => ({ path: '/api/accounts/me', body: { introduction: 'New' } })],
  ['PATCH /api/headlines', 1, () => ({ path: '/api/headlines', body: { type: 'LINK', text: 'New' } })],
  [
    'PUT /api/blocks/:id/orders',
    1,
    ({ person }) => ({
      path: `/api/blocks/${person.account.accountId}/orders`,
      body: {
        orders: ['item', 'link', 'content'].map((name, index) => ({ name, order: index + 1, show: true })),
      },
    }),
  ],
  [
    'POST /api/links',
    11,
    () => ({ path: '/api/links', body: { linkTypeId: 1, details: [{ title: 'New' }] } }),
  ],
  [
    'PATCH /api/links/:id',
    8,
    ({ linkIds: [id] }) => ({ path: `/api/links/${id}`, body: { details: [{ title: 'Changed' }] } }),
  ],
  ['PATCH /api/links/orders', 5, ({ linkIds }) => ({ path: '/api/links/orders', body: reversed(linkIds) })],
  [
    'PATCH /api/contents/:id',
    7,
    ({ contentIds: [id] }) => ({ path: `/api/contents/${id}`, body: { visibility: 'hidden' } }),
  ],
  [
    'PATCH /api/contents/orders',
    5,
    ({ contentIds }) => ({ path: '/api/contents/orders', body: reversed(contentIds) }),
  ],
  [
    'PATCH /api/items/:itemId/contents/:contentId',
    7,
    ({ contentIds: [contentId], firstItemIds: [itemId] }) => ({
      path: `/api/items/${itemId}/contents/${contentId}`,
      body: { visibility: 'hidden' },
    }),
  ],
  [
    'PATCH /api/items/contents/:id/orders',
    6,
    ({ contentIds: [id], firstItemIds }) => ({
      path: `/api/items/contents/${id}/orders`,
      body: reversed(firstItemIds),
    }),
  ],
  [
    'DELETE /api/items/:itemId/contents/:contentId',
    7,
    ({ contentIds: [contentId], firstItemIds: [itemId] }) => ({
      path: `/api/items/${itemId}/contents/${contentId}`,
    }),
  ],
  ['DELETE /api/contents/:id', 7, ({ contentIds: [id] }) => ({ path: `/api/contents/${id}` })],
  ['DELETE /api/links/:id', 5, ({ linkIds: [id] }) => ({ path: `/api/links/${id}` })],
  ['DELETE /api/oauth/linkages/:id', 5, ({ linkageIds: [id] }) => ({ path: `/api/oauth/linkages/${id}` })],
];

/** Reads that are refused before anything is read. */
const REFUSED: [route: string, status: number, path: string][] = [
  ['GET /api/oembed', 501, `/api/oembed?format=xml&url=${PUBLIC_URL}/profile/hana`],
  ['GET /media', 404, '/media'],
  // The key of search engines is not set; what else ends like that is a page.
  ['GET /:name.txt', 404, '/key.txt'],
];

/** The route of a counted call. */
const routeOf = (call: string): string => call.replace(/ \(.*\)$/, '');

/** Occasionally updates the last use of a session. */
const UPDATES_LAST_USE = /^UPDATE sessions\s+SET last_seen_at/;

describe('the statements of a request', () => {
  let shop: Server;
  let sandbox: TestSandbox;
  let testApp: TestApp;
  const subjects: Record<'few' | 'many', Subject> = {} as never;
  beforeAll(async () => {
    const image = await anotherJpeg(600, 315);
    shop = createServer(({ url }, response) => {
      if (url === '/image.jpg') response.setHeader('content-type', 'image/jpeg').end(image);
      else
        response
          .setHeader('content-type', 'text/html')
          .end('<meta property="og:image" content="/image.jpg">');
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const { port } = shop.address() as AddressInfo;
    sandbox = await TestSandbox.start();
    testApp = await startTestApp({
      ...sandbox.variables,
      PAGE_CACHE_MB: '0',
      PREVIEW_FETCH: 'on',
      PREVIEW_STAND_INS: `${PREVIEWED_HOST}=http://127.0.0.1:${port}`,
      THROTTLE_WRONG_CODE_LIMIT: String(WRONG_CODES),
    });
    await createManyNews(testApp, 12);
    for (const [amount, count] of [
      ['few', 1],
      ['many', 12],
    ] as const) {
      const person = await signUp(testApp);
      const { accountId, displayId } = person.account;
      for (let number = 1; number <= count; number += 1) {
        const media = Array.from({ length: count }, () => ({}));
        const id = await createContent(testApp, accountId, {
          media,
          hashTags: media.map((_none, n) => `${n}`),
        });
        for (let item = 1; item <= count; item += 1) await createItem(testApp, accountId, id);
        await createLinkage(testApp, accountId, { provider: 'x', handle: `${displayId}.${number}` });
        await view(testApp, { path: `/profile/${displayId}/contents/${id}` });
      }
      await createLinks(testApp, accountId, count);
      // Records the first use of the session.
      await person.browser.get('/api/accounts/me').expect(200);
      const read = async <Body>(path: string) => (await testApp.client.get(path).expect(200)).body as Body;
      const contents = await read<ContentListResponse>(`/api/contents/accounts/${displayId}`);
      const items = await read<ItemListResponse>(`/api/items/accounts/${displayId}`);
      const links = await read<LinkListResponse>(`/api/links/accounts/${displayId}`);
      const linkages = await read<LinkageListResponse>(`/api/oauth/linkages/accounts/${displayId}`);
      subjects[amount] = {
        person,
        displayId,
        contentIds: contents.results.map(({ contentId }) => contentId),
        itemIds: items.results.map(({ itemId }) => itemId),
        firstItemIds: items.results
          .filter(({ contentId }) => contentId === contents.results[0]?.contentId)
          .map(({ itemId }) => itemId),
        linkIds: links.results.map(({ linkId }) => linkId),
        linkageIds: linkages.results.map(({ linkageId }) => linkageId),
      };
    }
    await visitsAreWritten(testApp);
    // Before the first run of this hourly job, the sitemap index takes two more statements.
    await runJob(testApp, LIST_PAGES_QUEUE);
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
    shop.closeAllConnections();
    shop.close();
  });

  const statementsOf = (client: Pick<TestApp['client'], 'get'>, path: string) =>
    statementsDuring(async () => {
      const { ok } = await client.get(path);
      expect({ path, ok }).toEqual({ path, ok: true });
    });

  it('are counted for every route', async () => {
    const routes = (await discoverRoutes()).map(({ address }) => address);
    const counted = [
      ...PUBLIC,
      ...SIGNED_IN,
      ...REFUSED,
      ...CALLS,
      ...PROVIDER_CALLS,
      ...WRITES,
      ...LAST_CALLS,
    ].map(([call]) => routeOf(call));
    expect([...new Set(counted)].sort()).toEqual([...new Set(routes)].sort());
  });

  it.each(PUBLIC)('%s: %i, however many rows there are', async (_route, statements, path) => {
    for (const subject of Object.values(subjects)) {
      const asked = await statementsOf(testApp.client, path(subject));
      expect(asked).toHaveLength(statements);
    }
  });

  it('look up the next scheduled change for pages, but not for API reads of profiles', async () => {
    const { displayId } = subjects.few;
    const looksAhead = async (path: string) =>
      (await statementsOf(testApp.client, path)).some((statement) => statement.includes('"changesInMs"'));
    expect(await looksAhead(`/profile/${displayId}`)).toBe(true);
    expect(await looksAhead(`/api/accounts/${displayId}`)).toBe(false);
  });

  it.each(SIGNED_IN)('%s, signed in: %i, however many rows there are', async (_route, statements, path) => {
    for (const subject of Object.values(subjects)) {
      const asked = await statementsOf(subject.person.browser, path(subject));
      // The first statement finds the session, except for occasional updates of its last use.
      const others = asked.filter((statement) => !UPDATES_LAST_USE.test(statement));
      expect(others.slice(1)).toHaveLength(statements);
    }
  });

  it.each(REFUSED)('%s, refused with %i: none', async (_route, status, path) => {
    const asked = await statementsDuring(() => testApp.client.get(path).expect(status));
    expect(asked).toEqual([]);
  });

  const count = async (statements: number, begin: CountedCall[2]) => {
    const counts: Record<string, number> = {};
    for (const [amount, subject] of Object.entries(subjects)) {
      const call = await begin(subject, { testApp, sandbox });
      const asked = await statementsDuring(async () => {
        const { ok } = await call();
        expect(ok).toBe(true);
      });
      counts[amount] = asked.filter((statement) => !UPDATES_LAST_USE.test(statement)).length;
    }
    expect(counts).toEqual({ few: statements, many: statements });
  };

  it.each([...CALLS, ...PROVIDER_CALLS])('%s: %i, however many rows there are', (_call, statements, begin) =>
    count(statements, begin),
  );

  it.each(WRITES)('%s: %i, however many rows there are', async (route, statements, write) => {
    const method = route.split(' ', 1)[0]!.toLowerCase() as 'post' | 'put' | 'patch' | 'delete';
    for (const subject of Object.values(subjects)) {
      const { path, body } = write(subject);
      const asked = await statementsDuring(async () => {
        const { ok } = await subject.person.browser[method](path).send(body);
        expect({ path, ok }).toEqual({ path, ok: true });
      });
      const others = asked.filter((statement) => !UPDATES_LAST_USE.test(statement));
      expect(others.slice(1)).toHaveLength(statements);
    }
  });

  it.each(LAST_CALLS)('%s: %i, however many rows there are', (_call, statements, begin) =>
    count(statements, begin),
  );
});
