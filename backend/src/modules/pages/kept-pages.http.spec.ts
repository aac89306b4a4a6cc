import { DataSource } from 'typeorm';
import { hideBlock } from '../../../test/support/blocks.js';
import { addContent, addItem, addLinkage } from '../../../test/support/contents.js';
import { eventually } from '../../../test/support/eventually.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { TableChanges } from '../../database/table-changes.js';

describe('a page that was made', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let path: string;
  let heard: string | null = null;
  beforeAll(async () => {
    testApp = await startTestApp();
    testApp.app.get(TableChanges).on('told', (key) => (heard = key));
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    path = `/profile/${person.account.displayId}`;
    await untilHeard();
  });

  const open = (address = path) => testApp.client.get(address);
  const madeSince = (before: number) => testApp.pages.rendered.length - before;
  const count = () => testApp.pages.rendered.length;
  /** A page that is made before the server has heard of a change is not kept: the database tells one after the other. */
  const untilHeard = async () => {
    const { accountId } = person.account;
    heard = null;
    await eventually(async () => {
      await testApp.sql(`SELECT pg_notify('table_changed', 'told:' || $1)`, [accountId]);
      return heard === accountId;
    }, 'the changes to be heard of');
  };

  it('is answered again without being made again, whatever campaign led to it', async () => {
    await open().expect(200);
    const before = count();
    await open().expect(200);
    await open(`${path}?utm_source=chat`).expect(200);
    expect(madeSince(before)).toBe(0);
  });

  it('shows nothing of what one visitor’s address said to another', async () => {
    await open(`${path}?for=somebody`).expect(200);
    expect(testApp.pages.rendered.at(-1)?.path).toBe(path);
  });

  it('is another one where all links are asked for, however that is written', async () => {
    await open().expect(200);
    await open(`${path}?links=all`).expect(200);
    expect(testApp.pages.rendered.at(-1)?.path).toBe(`${path}?links=all`);
    const before = count();
    for (const query of ['', '?links=some', '?links=all', '?utm_source=chat&links=all']) {
      await open(`${path}${query}`).expect(200);
    }
    expect(madeSince(before)).toBe(0);
  });

  it('is one in each language, and one for each form of its address', async () => {
    const before = count();
    for (const address of [path, `/en${path}`, `/ja${path}`]) await open(address).expect(200);
    await open().set('Cookie', 'locale=en').expect(200);
    for (const address of [path, `/en${path}`, `/ja${path}`]) await open(address).expect(200);
    expect(madeSince(before)).toBe(4);
  });

  it('is another one at once for the creator who changed it', async () => {
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

  it('is another one soon after anybody else changed it in the database', async () => {
    await open().expect(200);
    await testApp.sql('UPDATE accounts SET introduction = $1 WHERE id = $2', [
      'By an operator',
      person.account.accountId,
    ]);
    await eventually(async () => {
      await open().expect(200);
      const data = testApp.pages.rendered.at(-1)?.data;
      return data?.kind === 'profile' && data.account.introduction === 'By an operator';
    }, 'the page to follow');
  });

  describe('with links', () => {
    const shownTitles = () => {
      const data = testApp.pages.rendered.at(-1)?.data;
      if (data?.kind !== 'profile') throw new Error('No profile was made');
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

    it('is another one at once for the creator who adds, changes, orders and deletes them', async () => {
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

    it('is another one soon after another process changed them', async () => {
      const link = await add('Before');
      await open().expect(200);
      await testApp.sql('DELETE FROM links WHERE id = $1', [link]);
      await eventually(async () => {
        await open().expect(200);
        return shownTitles().length === 0;
      }, 'the page to follow');
    });

    it('shows twenty of them first, and all to those who cannot ask for more', async () => {
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
      if (data?.kind !== 'profile') throw new Error('No profile was made');
      return data;
    };

    it('shows of a content what a grid needs, and of its media the first', async () => {
      const contentId = await addContent(testApp, person.account.accountId, {
        title: '朝の市場',
        description: 'x'.repeat(5000),
        hashTags: ['花'],
        media: [{}, {}],
      });
      await untilHeard();
      await open().expect(200);
      expect(shown().contents.results).toEqual([
        {
          contentId,
          provider: 'instagram',
          publishedAt: '2026-10-03T09:00:00.000Z',
          title: '朝の市場',
          contentUrl: 'https://www.instagram.com/p/C2/',
          media: [expect.objectContaining({ picture: expect.objectContaining({ width: 40 }) })],
          isItemLinked: false,
        },
      ]);
    });

    it('is another one soon after any of them has changed', async () => {
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
      const contentId = await addContent(testApp, accountId, { media: [] });
      await untilCounts(1, 0, 0);
      await addItem(testApp, accountId, contentId);
      await untilCounts(1, 1, 0);
      expect(shown().contents.results[0]?.isItemLinked).toBe(true);
      await addLinkage(testApp, accountId, { provider: 'x', handle: 'hana' });
      await untilCounts(1, 1, 1);
      await testApp.sql('DELETE FROM contents WHERE account_id = $1', [accountId]);
      await untilCounts(0, 0, 1);
    });

    it('leads through MyLink to its items, and no longer at once for who opts out', async () => {
      const { accountId } = person.account;
      const url = 'https://shopping.yahoo.co.jp/a';
      await addItem(testApp, accountId, await addContent(testApp, accountId), { url });
      await untilHeard();
      const change = (changes: object) => person.browser.patch('/api/accounts/me').send(changes).expect(200);
      const destination = () => shown().items.results[0]?.destinations[0];
      await change({ mylinkPid: '892559858', mylinkSid: '3764408' });
      await open().expect(200);
      expect(destination()?.url).toMatch(/^https:\/\/ck\.jp\.ap\.valuecommerce\.com\//);
      await change({ optout: '1' });
      await open().expect(200);
      expect(destination()).toEqual({ mall: null, url, sponsored: false });
    });

    it('shows nothing of what is hidden, to nobody, and is another one at once for who hides it', async () => {
      const { accountId } = person.account;
      await addItem(testApp, accountId, await addContent(testApp, accountId));
      await untilHeard();
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

    it('shows sixteen of each first, and of one list all to those who cannot ask for more', async () => {
      const { accountId } = person.account;
      for (let number = 1; number <= 17; number += 1) {
        const contentId = await addContent(testApp, accountId, { media: [] });
        await addItem(testApp, accountId, contentId);
      }
      await untilHeard();
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

  it('stays as it is where another account changes', async () => {
    const other = await signUp(testApp);
    await untilHeard();
    await open().expect(200);
    await other.browser.patch('/api/accounts/me').send({ introduction: 'x' }).expect(200);
    const before = count();
    await open().expect(200);
    expect(madeSince(before)).toBe(0);
  });

  it('is not sent to a browser that has it', async () => {
    const { headers } = await open().expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await open().set('If-None-Match', headers['etag']!).expect(304);
    expect(again.text).toBe('');
    await person.browser.patch('/api/accounts/me').send({ displayName: 'Another' }).expect(200);
    await open().set('If-None-Match', 'W/"another"').expect(200);
  });

  it('is held by no browser where it is the shell of a private one', async () => {
    const before = count();
    for (let time = 1; time <= 2; time += 1) {
      const { headers } = await open('/en/settings/account').expect(200);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(madeSince(before)).toBe(1);
  });

  it.each(['br', 'gzip'])('is sent as it lies compressed: %s', async (encoding) => {
    const plain = await open().set('Accept-Encoding', 'identity').expect(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    await eventually(async () => {
      const { headers } = await open().set('Accept-Encoding', encoding).expect(200);
      return headers['content-encoding'] === encoding && headers['vary']!.includes('Accept-Encoding');
    }, 'the compressed form');
    if (encoding === 'gzip')
      expect((await open().set('Accept-Encoding', 'gzip').expect(200)).text).toBe(plain.text);
  });

  it('is not answered from memory while the database cannot tell of changes', async () => {
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
    }, 'the page to be made again');
  });

  it('that failed, or is missing, is not kept', async () => {
    const before = count();
    for (let time = 1; time <= 2; time += 1) await open('/profile/nobody').expect(404);
    expect(madeSince(before)).toBe(2);
  });
});
