import { DataSource } from 'typeorm';
import { hideBlock } from '../../../test/support/blocks.js';
import { createContent } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { createLinkage } from '../../../test/support/factories/linkage.js';
import { eventually } from '../../../test/support/eventually.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { TcpRelay } from '../../../test/support/tcp-relay.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { TableChangesService } from '../../database/table-changes.service.js';
import { Account } from '../accounts/account.entity.js';
import { Content } from '../contents/content.entity.js';
import { Link } from '../links/link.entity.js';

describe('a rendered page', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let path: string;
  let received: string | null = null;
  beforeAll(async () => {
    testApp = await startTestApp();
    testApp.app.get(TableChangesService).on('test', (key) => (received = key));
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    path = `/profile/${person.account.displayId}`;
    await untilChangesReceived();
  });

  const open = (address = path) => testApp.client.get(address);
  const madeSince = (before: number) => testApp.pages.rendered.length - before;
  const count = () => testApp.pages.rendered.length;
  /** Waits for pending change notifications, before which pages are not kept. They arrive in order. */
  const untilChangesReceived = async () => {
    const { accountId } = person.account;
    received = null;
    await eventually(async () => {
      await testApp.sql(`SELECT pg_notify('table_changed', 'test:' || $1)`, [accountId]);
      return received === accountId;
    }, 'the changes to be received');
  };

  it('is served again without being rendered again, whatever its campaign parameters', async () => {
    await open().expect(200);
    const before = count();
    await open().expect(200);
    await open(`${path}?utm_source=chat`).expect(200);
    expect(madeSince(before)).toBe(0);
  });

  it('does not show one visitor’s query to another', async () => {
    await open(`${path}?for=somebody`).expect(200);
    expect(testApp.pages.rendered.at(-1)?.path).toBe(path);
  });

  it('differs if all links are requested, however the query is written', async () => {
    await open().expect(200);
    await open(`${path}?links=all`).expect(200);
    expect(testApp.pages.rendered.at(-1)?.path).toBe(`${path}?links=all`);
    const before = count();
    for (const query of ['', '?links=some', '?links=all', '?utm_source=chat&links=all']) {
      await open(`${path}${query}`).expect(200);
    }
    expect(madeSince(before)).toBe(0);
  });

  describe('at another spelling of its URL', () => {
    const expectRedirect = async (address: string, target: string) => {
      const answer = await open(address).redirects(0).expect(301);
      expect(answer.headers).toMatchObject({ location: target, 'cache-control': 'no-store' });
    };
    const spellings = (address: string) => [
      `${address}/`,
      address.toUpperCase().replace('/PROFILE', '/profile'),
      address.replace('/profile/', '/PROFILE/'),
      address.replace('/profile/', '/profile/%').replace(/%(.)/, (_whole, first: string) => {
        return `%${first.charCodeAt(0).toString(16)}`;
      }),
    ];

    it('redirects to its canonical URL with its language and query, whether it is kept or not', async () => {
      const before = count();
      for (const spelling of spellings(path)) {
        await expectRedirect(spelling, path);
        await expectRedirect(
          `/en${spelling}?links=all&utm_source=chat`,
          `/en${path}?links=all&utm_source=chat`,
        );
      }
      expect(madeSince(before)).toBe(0);
      await open().expect(200);
      for (const spelling of spellings(path)) await expectRedirect(spelling, path);
      expect(madeSince(before)).toBe(1);
    });

    it('redirects once if several parts are spelled differently', async () => {
      const contentId = await createContent(testApp, person.account.accountId);
      await untilChangesReceived();
      const shouted = path.toUpperCase().replace('/PROFILE', '/Profile');
      for (let time = 1; time <= 2; time += 1) {
        await expectRedirect(`/ja${shouted}/`, `/ja${path}`);
        await expectRedirect(`/ja${shouted}/contents/${contentId}/`, `/ja${path}/contents/${contentId}`);
        await open(`/ja${path}`).expect(200);
        await open(`/ja${path}/contents/${contentId}`).expect(200);
      }
    });

    it('does not query the database if the page is kept', async () => {
      await open().expect(200);
      await testApp.sql('ALTER TABLE accounts RENAME COLUMN introduction TO gone');
      try {
        for (const spelling of spellings(path)) await expectRedirect(spelling, path);
      } finally {
        await testApp.sql('ALTER TABLE accounts RENAME COLUMN gone TO introduction');
      }
    });

    it('redirects for contents, private pages and pages of the site as well', async () => {
      const contentId = await createContent(testApp, person.account.accountId);
      await expectRedirect(`${path}/Contents/${contentId}/`, `${path}/contents/${contentId}`);
      await expectRedirect(
        `/ja${path.replace('creator', 'Creator')}/contents/${contentId}`,
        `/ja${path}/contents/${contentId}`,
      );
      await expectRedirect('/en/LOGIN/', '/en/login');
      await expectRedirect('/%6Cogin?back=%2Fnews', '/login?back=%2Fnews');
      await expectRedirect('/settings/account/', '/settings/account');
    });

    it.each(['/', '/en', '/en/', '/ja', '/ja/'])(
      'does not redirect a language alone: %s',
      async (address) => {
        await open(address).redirects(0).expect(200);
      },
    );
  });

  it('is the same for both spellings of the front page in a language', async () => {
    await open('/en').expect(200);
    const before = count();
    await open('/en/').expect(200);
    expect(madeSince(before)).toBe(0);
  });

  it('is rendered once per language and form of its URL', async () => {
    const before = count();
    for (const address of [path, `/en${path}`, `/ja${path}`]) await open(address).expect(200);
    await open().set('Cookie', 'locale=en').expect(200);
    for (const address of [path, `/en${path}`, `/ja${path}`]) await open(address).expect(200);
    expect(madeSince(before)).toBe(4);
  });

  it('is up to date at once for the creator who changed it', async () => {
    await open().expect(200);
    for (let round = 1; round <= 10; round += 1) {
      await person.browser
        .patch('/api/accounts/me')
        .send({ introduction: `Round ${round}` })
        .expect(200);
      await open().expect(200);
      expect(testApp.pages.rendered.at(-1)?.data).toMatchObject({
        account: { introduction: `Round ${round}` },
      });
    }
  });

  it('is up to date soon after a change in the database', async () => {
    await open().expect(200);
    await testApp.repository(Account).update(person.account.accountId, { introduction: 'By an operator' });
    await eventually(async () => {
      await open().expect(200);
      const data = testApp.pages.rendered.at(-1)?.data;
      return data?.kind === 'profile' && data.account.introduction === 'By an operator';
    }, 'the page to be updated');
  });

  describe('with links', () => {
    const shownTitles = () => {
      const data = testApp.pages.rendered.at(-1)?.data;
      if (data?.kind !== 'profile') throw new Error('No profile was rendered');
      return data.links.results.map(({ details }) => details[0]?.title);
    };
    const add = async (title: string): Promise<number> => {
      const { body } = await person.browser
        .post('/api/links')
        .field('linkTypeId', '1')
        .field('details[0][title]', title)
        .expect(201);
      return body.linkId as number;
    };

    it('is up to date at once for the creator who adds, changes, orders and deletes them', async () => {
      await open().expect(200);
      const first = await add('First');
      await open().expect(200);
      expect(shownTitles()).toEqual(['First']);

      const second = await add('Second');
      await person.browser
        .patch('/api/links/orders')
        .send({ orders: [first, second] })
        .expect(204);
      await open().expect(200);
      expect(shownTitles()).toEqual(['First', 'Second']);

      await person.browser.patch(`/api/links/${second}`).field('details[0][title]', 'Renamed').expect(200);
      await open().expect(200);
      expect(shownTitles()).toEqual(['First', 'Renamed']);

      await person.browser.delete(`/api/links/${first}`).expect(204);
      await open().expect(200);
      await open(`${path}?links=all`).expect(200);
      expect(shownTitles()).toEqual(['Renamed']);
    });

    it('is up to date soon after another process changed them', async () => {
      const link = await add('Before');
      await open().expect(200);
      await testApp.repository(Link).delete(link);
      await eventually(async () => {
        await open().expect(200);
        return shownTitles().length === 0;
      }, 'the page to be updated');
    });

    it('shows twenty of them by default, and all for links=all', async () => {
      for (let number = 21; number >= 1; number -= 1) await add(`Link ${number}`);
      await open().expect(200);
      const titles = Array.from({ length: 21 }, (_none, index) => `Link ${index + 1}`);
      expect(shownTitles()).toEqual(titles.slice(0, 20));
      expect(testApp.pages.rendered.at(-1)?.data).toMatchObject({ links: { total: 21, nextOffset: 20 } });
      await open(`${path}?links=all`).expect(200);
      expect(shownTitles()).toEqual(titles);
      expect(testApp.pages.rendered.at(-1)?.data).toMatchObject({ links: { total: 21, nextOffset: null } });
    });
  });

  describe('with contents, items and linked accounts', () => {
    const shown = () => {
      const data = testApp.pages.rendered.at(-1)?.data;
      if (data?.kind !== 'profile') throw new Error('No profile was rendered');
      return data;
    };

    it('shows the fields of contents that a grid needs, with their first media', async () => {
      const contentId = await createContent(testApp, person.account.accountId, {
        title: '朝の市場',
        description: 'x'.repeat(5000),
        hashTags: ['花'],
        media: [{}, {}],
      });
      await untilChangesReceived();
      await open().expect(200);
      expect(shown().contents.results).toEqual([
        {
          contentId,
          provider: 'instagram',
          publishedAt: '2026-10-03T09:00:00.000Z',
          title: '朝の市場',
          description: null,
          contentUrl: 'https://www.instagram.com/p/C2/',
          media: [expect.objectContaining({ picture: expect.objectContaining({ width: 40 }) })],
          isItemLinked: false,
        },
      ]);
    });

    it('names a content without a title by the first line of its text', async () => {
      const { accountId } = person.account;
      await createContent(testApp, accountId, { title: 'A title', description: 'A text', media: [] });
      for (const description of [null, '夜の教室\n来月の募集を始めました。', '花'.repeat(5000)])
        await createContent(testApp, accountId, { description, media: [] });
      await untilChangesReceived();
      await open().expect(200);
      expect(shown().contents.results.map(({ title, description }) => [title, description])).toEqual([
        [null, `${'花'.repeat(59)}…`],
        [null, '夜の教室'],
        [null, null],
        ['A title', null],
      ]);
    });

    it('is up to date at once for the creator who changes an item', async () => {
      const { accountId } = person.account;
      const contentId = await createContent(testApp, accountId);
      const itemId = await createItem(testApp, accountId, contentId);
      await untilChangesReceived();
      const names = () => shown().items.results.map(({ name }) => name);
      await open().expect(200);
      expect(names()).toEqual([null]);
      await person.browser
        .patch(`/api/items/${itemId}/contents/${contentId}`)
        .send({ name: 'A vase' })
        .expect(200);
      await open().expect(200);
      expect(names()).toEqual(['A vase']);
    });

    it('is up to date soon after any of them has changed', async () => {
      const { accountId } = person.account;
      const counts = () => {
        const { contents, items, linkages } = shown();
        return [contents.total, items.total, linkages.total];
      };
      const untilCounts = (...wanted: number[]) =>
        eventually(async () => {
          await open().expect(200);
          return counts().join() === wanted.join();
        }, `the page to show ${wanted.join()}`);
      await open().expect(200);
      const contentId = await createContent(testApp, accountId, { media: [] });
      await untilCounts(1, 0, 0);
      await createItem(testApp, accountId, contentId);
      await untilCounts(1, 1, 0);
      expect(shown().contents.results[0]?.isItemLinked).toBe(true);
      await createLinkage(testApp, accountId, { provider: 'x', handle: 'hana' });
      await untilCounts(1, 1, 1);
      await testApp.repository(Content).delete({ accountId });
      await untilCounts(0, 0, 1);
    });

    it('links to its items through MyLink, and directly as soon as the creator opts out', async () => {
      const { accountId } = person.account;
      const url = 'https://shopping.yahoo.co.jp/a';
      await createItem(testApp, accountId, await createContent(testApp, accountId), { url });
      await untilChangesReceived();
      const change = (changes: object) => person.browser.patch('/api/accounts/me').send(changes).expect(200);
      const destination = () => shown().items.results[0]?.destinations[0];
      await change({ mylinkPid: '892559858', mylinkSid: '3764408' });
      await open().expect(200);
      expect(destination()?.url).toMatch(/^https:\/\/ck\.jp\.ap\.valuecommerce\.com\//);
      await change({ optout: '1' });
      await open().expect(200);
      expect(destination()).toEqual({ mall: null, url, sponsored: false });
    });

    it('shows hidden blocks to nobody, and is up to date at once for the creator who hides them', async () => {
      const { accountId } = person.account;
      await createItem(testApp, accountId, await createContent(testApp, accountId));
      await untilChangesReceived();
      await open().expect(200);
      const totals = () => [shown().contents.total, shown().items.total];
      expect(totals()).toEqual([1, 1]);
      await hideBlock(person, 'content');
      await open().expect(200);
      expect(totals()).toEqual([0, 1]);
      await hideBlock(person, 'item');
      await open(`${path}?items=all`).expect(200);
      expect(totals()).toEqual([1, 0]);
    });

    it('shows sixteen of each by default, and all of one list on request', async () => {
      const { accountId } = person.account;
      for (let number = 1; number <= 17; number += 1) {
        const contentId = await createContent(testApp, accountId, { media: [] });
        await createItem(testApp, accountId, contentId);
      }
      await untilChangesReceived();
      const lengths = () => {
        const { contents, items } = shown();
        return [contents, items].map(({ results, total, nextOffset }) => [results.length, total, nextOffset]);
      };
      const [part, all] = [
        [16, 17, 16],
        [17, 17, null],
      ];
      await open().expect(200);
      expect(lengths()).toEqual([part, part]);
      await open(`${path}?contents=all`).expect(200);
      expect(lengths()).toEqual([all, part]);
      await open(`${path}?items=all`).expect(200);
      expect(lengths()).toEqual([part, all]);
    });
  });

  it('is kept if another account changes', async () => {
    const other = await signUp(testApp);
    await untilChangesReceived();
    await open().expect(200);
    await other.browser.patch('/api/accounts/me').send({ introduction: 'x' }).expect(200);
    const before = count();
    await open().expect(200);
    expect(madeSince(before)).toBe(0);
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await open().expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await open().set('If-None-Match', headers['etag']!).expect(304);
    expect(again.text).toBe('');
    await person.browser.patch('/api/accounts/me').send({ displayName: 'Another' }).expect(200);
    await open().set('If-None-Match', 'W/"another"').expect(200);
  });

  it('is not stored by browsers if it is a private shell', async () => {
    const before = count();
    for (let time = 1; time <= 2; time += 1) {
      const { headers } = await open('/en/settings/account').expect(200);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(madeSince(before)).toBe(1);
  });

  it.each(['br', 'gzip'])('is sent in its kept compressed form: %s', async (encoding) => {
    const plain = await open().set('Accept-Encoding', 'identity').expect(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    await eventually(async () => {
      const { headers } = await open().set('Accept-Encoding', encoding).expect(200);
      return headers['content-encoding'] === encoding && headers['vary']!.includes('Accept-Encoding');
    }, 'the compressed form');
    if (encoding === 'gzip')
      expect((await open().set('Accept-Encoding', 'gzip').expect(200)).text).toBe(plain.text);
  });

  it('is not served from memory while changes cannot be received', async () => {
    await open().expect(200);
    const [{ pid } = { pid: 0 }] = await testApp.sql<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'hitohira-listen'`,
    );
    await testApp.app.get(DataSource).query('SELECT pg_terminate_backend($1)', [pid]);
    const before = count();
    await eventually(async () => {
      await open().expect(200);
      return madeSince(before) > 0;
    }, 'the page to be rendered again');
  });

  it('of a missing address is the same for all of them in each language', async () => {
    const missing = ['/nowhere', '/nowhere/else?x=1', '/profile/nobody', '/profile/%zz', '/.env'];
    const openAll = async () => {
      for (const prefix of ['', '/ja', '/en'])
        for (const address of missing) {
          const answer = await open(prefix + address).expect(404);
          expect(answer.headers['cache-control']).toBe('no-store');
          expect(answer.text).toContain(`<html lang="${prefix === '/en' ? 'en' : 'ja'}">`);
        }
    };
    await openAll();
    const before = count();
    await openAll();
    expect(madeSince(before)).toBe(0);
    const paths = testApp.pages.rendered.filter(({ status }) => status === 404).map(({ path: at }) => at);
    expect(new Set(paths)).toEqual(new Set(['/404', '/ja/404', '/en/404']));
  });

  it('that failed is retried later, and its error page is kept', async () => {
    await testApp.sql('ALTER TABLE accounts RENAME COLUMN introduction TO gone');
    try {
      await open().expect(500);
      const before = count();
      await open().expect(500);
      expect(madeSince(before)).toBe(0);
    } finally {
      await testApp.sql('ALTER TABLE accounts RENAME COLUMN gone TO introduction');
    }
    await open().expect(200);
  });
});

describe('rendering pages', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ TRUST_PROXY: 'loopback', THROTTLE_RENDER_LIMIT: '3' });
  });
  afterAll(() => testApp.stop());

  const openAs = (client: string, address: string) =>
    testApp.client.get(address).set('X-Forwarded-For', client);
  /** Renders pages for a client until it is throttled. */
  const useUp = async (client: string) => {
    for (let index = 1; index <= 3; index += 1) await openAs(client, `/login?x=${index}`).expect(200);
    return openAs(client, '/login?x=4').expect(429);
  };

  it('is throttled per client, with a page and Retry-After', async () => {
    const refused = await useUp('203.0.113.1');
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': expect.stringMatching(/^[1-9]\d*$/),
    });
    expect(testApp.pages.rendered.at(-1)).toMatchObject({ path: '/404', status: 429, data: null });
    await openAs('203.0.113.2', '/login?x=4').expect(200);
    const before = testApp.pages.rendered.length;
    await openAs('203.0.113.1', '/login?x=5').expect(429);
    expect(testApp.pages.rendered).toHaveLength(before);
    expect(testApp.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('is throttled without affecting kept pages, 404s and redirects', async () => {
    await openAs('203.0.113.3', '/terms').expect(200);
    await useUp('203.0.113.4');
    for (let time = 1; time <= 5; time += 1) {
      await openAs('203.0.113.4', '/terms').expect(200);
      await openAs('203.0.113.4', '/nowhere').expect(404);
      await openAs('203.0.113.4', '/TERMS/').redirects(0).expect(301);
    }
    await openAs('203.0.113.4', '/privacy').expect(429);
  });

  it('does not count lookups of missing pages and redirects', async () => {
    const { account } = await signUp(testApp);
    const client = '203.0.113.5';
    for (let index = 1; index <= 5; index += 1) {
      await openAs(client, `/profile/nobody${index}`).expect(404);
      await openAs(client, `/profile/${account.displayId}/contents/${index}`).expect(404);
      await openAs(client, `/profile/${account.displayId.toUpperCase()}`).redirects(0).expect(301);
    }
    for (let index = 1; index <= 2; index += 1) await openAs(client, `/login?y=${index}`).expect(200);
    await openAs(client, `/profile/${account.displayId}`).expect(200);
    await openAs(client, '/login?y=3').expect(429);
    await openAs(client, '/profile/nobody6').expect(404);
    await openAs(client, `/profile/${account.displayId.toUpperCase()}`).redirects(0).expect(301);
  });
});

describe('a page kept from before the database was away', () => {
  let testApp: TestApp;
  let line: TcpRelay;
  let path: string;
  beforeAll(async () => {
    testApp = await startTestApp(
      { TRUST_PROXY: 'loopback', THROTTLE_RENDER_LIMIT: '3', THROTTLE_READ_LIMIT: '3' },
      {
        reachDatabase: async (directUrl) => {
          const through = await TcpRelay.to(directUrl);
          line = through.relay;
          return through.url;
        },
      },
    );
    const { account } = await signUp(testApp);
    path = `/profile/${account.displayId}`;
    let visitor = 0;
    await eventually(async () => {
      const before = testApp.pages.rendered.length;
      await openAs(`198.51.100.${(visitor += 1)}`).expect(200);
      return testApp.pages.rendered.length === before;
    }, 'the page to be kept');
    await openAs('198.51.100.200', jsonOf(path)).expect(200);
  });
  afterAll(async () => {
    await line.mend();
    await testApp.stop();
    await line.cut();
  });

  const openAs = (client: string, address = path) =>
    testApp.client.get(address).set('X-Forwarded-For', client);
  const jsonOf = (page: string) => page.replace('/profile/', '/api/accounts/');
  const takeDatabaseAway = async () => {
    await line.cut();
    await eventually(async () => (await openAs('203.0.113.11')).headers['age'] !== undefined, 'the loss');
  };

  it('counts neither as rendered nor as read', async () => {
    await takeDatabaseAway();
    for (let time = 1; time <= 6; time += 1) {
      const { headers } = await openAs('203.0.113.12').expect(200);
      expect(headers['age']).toMatch(/^\d+$/);
    }
  });

  it.each<[what: string, client: string, request: (index: number) => string, json: number]>([
    ['rendered pages', '203.0.113.13', (index) => `/login?x=${index}`, 200],
    ['opened missing pages', '203.0.113.14', (index) => `/profile/nobody${index}`, 429],
    ['read the API', '203.0.113.15', () => '/api/themes', 429],
  ])(
    'is refused to a client that has %s up to its limit, like any other',
    async (_what, client, request, json) => {
      await takeDatabaseAway();
      for (let index = 1; index <= 3; index += 1) await openAs(client, request(index));
      const refused = await openAs(client).expect(429);
      expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      expect(refused.headers['age']).toBeUndefined();
      await openAs(client, jsonOf(path)).expect(json);
      await openAs('203.0.113.12').expect(200);
    },
  );
});

describe('looking up accounts for pages', () => {
  it('is throttled like reads of the API, without affecting kept pages', async () => {
    const testApp = await startTestApp({ TRUST_PROXY: 'loopback', THROTTLE_READ_LIMIT: '3' });
    try {
      const { account } = await signUp(testApp);
      const openAs = (client: string, address: string) =>
        testApp.client.get(address).set('X-Forwarded-For', client);
      const path = `/profile/${account.displayId}`;
      await eventually(async () => {
        await openAs('203.0.113.8', path);
        return (await openAs('203.0.113.8', path)).status === 200;
      }, 'the page to be kept');
      for (let index = 1; index <= 3; index += 1)
        await openAs('203.0.113.9', `/profile/nobody${index}`).expect(404);
      const refused = await openAs('203.0.113.9', '/profile/nobody4').expect(429);
      expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      await openAs('203.0.113.9', path).expect(200);
      await openAs('203.0.113.9', '/terms').expect(200);
    } finally {
      await testApp.stop();
    }
  });
});
