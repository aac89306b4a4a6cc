import { type SessionListResponse } from '../../src/modules/auth/dto/session.response.js';
import { type ImportResponse } from '../../src/modules/portability/dto/import.response.js';
import { aMinutePasses } from '../support/code-flows.js';
import { link } from '../support/linkages.js';
import { logIn } from '../support/log-in.js';
import { anotherJpeg } from '../support/pictures.js';
import { AT_TIKTOK, TestSandbox } from '../support/test-sandbox.js';
import { LIST_PAGES_QUEUE } from '../../src/jobs/queues.js';
import { type ContentListResponse } from '../../src/modules/contents/dto/content.response.js';
import { type ItemListResponse } from '../../src/modules/items/dto/item.response.js';
import { type LinkListResponse } from '../../src/modules/links/dto/link.response.js';
import { type LinkageListResponse } from '../../src/modules/oauth/linkages/dto/linkage.response.js';
import { createContent } from '../support/factories/content.js';
import { createItem } from '../support/factories/item.js';
import { createLinkage } from '../support/factories/linkage.js';
import { createLinks } from '../support/factories/link.js';
import { createManyNews } from '../support/factories/news.js';
import { runJob } from '../support/jobs.js';
import { discoverRoutes } from '../support/routes.js';
import { beginSignUp, PASSWORD, signUp, signUpInput, type SignedUp } from '../support/sign-up.js';
import { statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { view, visitsAreWritten } from '../support/visits.js';

/** The account of a request. */
interface Subject {
  person: SignedUp;
  displayId: string;
  contentIds: number[];
  itemIds: number[];
  /** The items of the first content. */
  firstItemIds: number[];
  linkIds: number[];
  linkageIds: number[];
}

type Path = (subject: Subject) => string;

/** The number of statements of each public read, by route. */
const PUBLIC: [route: string, statements: number, path: Path][] = [
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
  ['GET /api/oembed', 1, ({ displayId }) => `/api/oembed?url=http://localhost:3000/profile/${displayId}`],
  ['GET /', 0, () => '/'],
  ['GET /*path', 5, ({ displayId }) => `/profile/${displayId}`],
  ['GET /*path', 4, ({ displayId, contentIds: [id] }) => `/profile/${displayId}/contents/${id}`],
  ['GET /profile/:displayId/feed.atom', 3, ({ displayId }) => `/profile/${displayId}/feed.atom`],
  ['GET /profile/:displayId/feed.json', 3, ({ displayId }) => `/profile/${displayId}/feed.json`],
  ['GET /profile/:displayId/poster.:format', 1, ({ displayId }) => `/profile/${displayId}/poster.svg`],
  ['GET /api/schemas/archive-1.json', 0, () => '/api/schemas/archive-1.json'],
  ['GET /robots.txt', 0, () => '/robots.txt'],
  ['GET /sitemap.xml', 1, () => '/sitemap.xml'],
  ['GET /sitemaps/:name.xml', 2, () => '/sitemaps/creators-1.xml'],
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

/** Reads that no page makes: provider calls, files and archives, health checks, and feeds and posters by language. */
const NO_SCREENS =
  /^GET (?:\/health|\/media|\/fonts\/|\/theme-covers\/|\/:name\.txt$|\/(?:ja|en)\/|\/api\/accounts\/me\/export\/archive|\/api\/oauth\/(?:instagram|youtube|previews)|\/api\/oauth\/[\w-]+\/providers\/:provider\/)/;

/** A call whose statements are counted. */
type Call = () => PromiseLike<{ ok: boolean }>;

/** What a test has beside the account of a request. */
interface Tools {
  testApp: TestApp;
  sandbox: TestSandbox;
}

const { somebody: AT_SHORT_VIDEOS } = AT_TIKTOK;

/** A short video of that person. */
const VIDEO = `https://www.tiktok.com/@${AT_SHORT_VIDEOS.username}/video/${String((1_706_933_106n << 32n) + 1n)}`;

/** A person who signs up, resets a password or the like, so that the account of the others stays as it is. */
const another = ({ testApp }: Tools): Promise<SignedUp> => signUp(testApp);

/** An import of an archive with one link, which is read and not confirmed yet. */
async function readImport({ browser }: SignedUp): Promise<string> {
  const { body } = await browser
    .post('/api/accounts/me/import')
    .attach('file', Buffer.from('title,url\nShop,https://shop.example/'), 'links.csv')
    .expect(201);
  return (body as ImportResponse).importId;
}

/**
 * The number of statements of each other write, including the one that finds the session. What it needs is done before
 * they are counted.
 */
const OTHERS: [
  route: string,
  statements: number,
  begin: (subject: Subject, tools: Tools) => Call | Promise<Call>,
][] = [
  [
    'POST /api/accounts',
    17,
    (_subject, { testApp }) => {
      const browser = testApp.browser();
      return () => browser.post('/api/accounts').send(signUpInput());
    },
  ],
  [
    'POST /api/accounts/check-code',
    24,
    async (_subject, { testApp }) => {
      const { browser, code } = await beginSignUp(testApp);
      return () => browser.post('/api/accounts/check-code').send({ code });
    },
  ],
  [
    'POST /api/accounts/resend-code',
    13,
    async (_subject, { testApp }) => {
      const { browser } = await beginSignUp(testApp);
      await aMinutePasses(testApp);
      return () => browser.post('/api/accounts/resend-code');
    },
  ],
  [
    'POST /api/accounts/create-validation',
    2,
    (_subject, { testApp }) =>
      () =>
        testApp.browser().post('/api/accounts/create-validation').send({ displayId: 'creator.new' }),
  ],
  [
    'POST /api/accounts/edit-validation',
    3,
    ({ person }) =>
      () =>
        person.browser.post('/api/accounts/edit-validation').send({ displayId: 'creator.new' }),
  ],
  [
    'POST /api/auth/forgot-password',
    13,
    async (_subject, tools) => {
      const { input } = await another(tools);
      return () => tools.testApp.browser().post('/api/auth/forgot-password').send({ email: input.email });
    },
  ],
  [
    'POST /api/auth/login',
    13,
    ({ person }, { testApp }) => {
      const { email } = person.input;
      return () => testApp.browser().post('/api/auth/login').send({ email, password: PASSWORD });
    },
  ],
  [
    'POST /api/auth/logout',
    3,
    async ({ person }, { testApp }) => {
      const browser = await logIn(testApp, person.input.email);
      return () => browser.post('/api/auth/logout');
    },
  ],
  [
    'POST /api/auth/refresh',
    6,
    async ({ person }, { testApp }) => {
      const browser = await logIn(testApp, person.input.email);
      return () => browser.post('/api/auth/refresh').send({});
    },
  ],
  [
    'POST /api/auth/confirm',
    7,
    ({ person }) =>
      () =>
        person.browser.post('/api/auth/confirm').send({ password: PASSWORD }),
  ],
  [
    'DELETE /api/auth/sessions/:id',
    2,
    async ({ person }, { testApp }) => {
      await logIn(testApp, person.input.email);
      const { body } = await person.browser.get('/api/auth/sessions').expect(200);
      const { id } = (body as SessionListResponse).results.find(({ current }) => !current)!;
      return () => person.browser.delete(`/api/auth/sessions/${id}`);
    },
  ],
  [
    'DELETE /api/auth/sessions',
    2,
    async ({ person }, { testApp }) => {
      await logIn(testApp, person.input.email);
      return () => person.browser.delete('/api/auth/sessions');
    },
  ],
  [
    'PATCH /api/accounts/password',
    11,
    async (_subject, tools) => {
      const { browser } = await another(tools);
      return () => browser.patch('/api/accounts/password').send({ password: 'Fresh-Petal-77' });
    },
  ],
  [
    'PATCH /api/accounts/email',
    15,
    async (_subject, tools) => {
      const { browser } = await another(tools);
      const { email } = signUpInput();
      return () => browser.patch('/api/accounts/email').send({ email });
    },
  ],
  [
    'POST /api/contact',
    6,
    ({ linkIds: [id] }, { testApp }) =>
      () =>
        testApp
          .browser()
          .post('/api/contact')
          .send({ contactType: 'REPORT', content: 'Spam', about: `link:${id}` }),
  ],
  [
    'POST /api/log/presses',
    0,
    ({ linkIds: [targetId], displayId }, { testApp }) =>
      () =>
        testApp
          .browser()
          .post('/api/log/presses')
          .send({ path: `/profile/${displayId}`, kind: 'link', targetId }),
  ],
  [
    'POST /api/news/:id/history',
    2,
    ({ person }) =>
      () =>
        person.browser.post('/api/news/n-1/history'),
  ],
  [
    'POST /api/pictures',
    9,
    async ({ person }) => {
      const image = await anotherJpeg();
      return () => person.browser.post('/api/pictures').attach('image', image, 'a.jpg');
    },
  ],
  [
    'POST /api/items/contents/:id',
    20,
    async ({ person, contentIds: [id] }) => {
      const image = await anotherJpeg();
      return () =>
        person.browser
          .post(`/api/items/contents/${id}`)
          .field('items[0][majorMallFlag]', '1')
          .field('items[0][name]', 'Scissors')
          .attach('items[0][image]', image, 'a.jpg');
    },
  ],
  [
    'POST /api/contents',
    21,
    async ({ person }, { sandbox }) => {
      await link(person.browser, sandbox, 'tiktok', AT_SHORT_VIDEOS, AT_SHORT_VIDEOS.username);
      const image = await anotherJpeg();
      return () =>
        person.browser
          .post('/api/contents')
          .field('provider', 'tiktok')
          .field('contentUrl', VIDEO)
          .attach('media[0][image]', image, 'a.jpg');
    },
  ],
  [
    'POST /api/accounts/me/export',
    8,
    ({ person }) =>
      () =>
        person.browser.post('/api/accounts/me/export'),
  ],
  [
    'POST /api/accounts/me/import',
    16,
    ({ person }) =>
      () =>
        person.browser
          .post('/api/accounts/me/import')
          .attach('file', Buffer.from('title,url\nShop,https://shop.example/'), 'links.csv'),
  ],
  [
    'DELETE /api/accounts/me/imports/:id',
    5,
    async ({ person }) => {
      const id = await readImport(person);
      return () => person.browser.delete(`/api/accounts/me/imports/${id}`);
    },
  ],
  [
    'POST /api/accounts/me/imports/:id/confirm',
    8,
    async ({ person }) => {
      const id = await readImport(person);
      return () => person.browser.post(`/api/accounts/me/imports/${id}/confirm`).send({});
    },
  ],
];

/**
 * Writes that are not counted: those that ask a provider or another site in between, those that end a code flow, codes
 * for accounts without a password, notices, and the end of an account.
 */
const UNCOUNTED =
  /^\w+ \/api\/(?:link-previews|notices|auth\/(?:codes|confirm\/code)|oauth\/(?:social-login|linkages\/providers))|^\w+ \/api\/(?:accounts\/(?:email|password)|auth\/forgot-password)\/(?:check-code|undo)|^POST \/api\/accounts\/(?:forgot-password|restore)|^DELETE \/api\/accounts\/me$/;

/** Occasionally updates the last use of a session. */
const UPDATES_LAST_USE = /^UPDATE sessions\s+SET last_seen_at/;

describe('the statements of a request', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  const subjects: Record<'few' | 'many', Subject> = {} as never;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp({ ...sandbox.variables, PAGE_CACHE_MB: '0' });
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
  });

  const statementsOf = (client: Pick<TestApp['client'], 'get'>, path: string) =>
    statementsDuring(async () => {
      const { ok } = await client.get(path);
      expect({ path, ok }).toEqual({ path, ok: true });
    });

  it('are counted for every route that reads', async () => {
    const routes = (await discoverRoutes())
      .map(({ address }) => address)
      .filter((address) => address.startsWith('GET ') && !NO_SCREENS.test(address));
    const counted = [...PUBLIC, ...SIGNED_IN].map(([route]) => route);
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

  it('are counted for every route that writes', async () => {
    const routes = (await discoverRoutes())
      .map(({ address }) => address)
      .filter((address) => !address.startsWith('GET ') && !UNCOUNTED.test(address));
    expect([...OTHERS, ...WRITES].map(([route]) => route).sort()).toEqual(routes.sort());
  });

  it.each(OTHERS)('%s: %i, however many rows there are', async (_route, statements, begin) => {
    for (const subject of Object.values(subjects)) {
      const call = await begin(subject, { testApp, sandbox });
      const asked = await statementsDuring(async () => {
        const { ok } = await call();
        expect(ok).toBe(true);
      });
      const others = asked.filter((statement) => !UPDATES_LAST_USE.test(statement));
      expect(others).toHaveLength(statements);
    }
  });

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
});
