import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { hideBlock } from '../../../test/support/blocks.js';
import { createContent } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { openJobs, queueIsDone, retryNow, runJob } from '../../../test/support/jobs.js';
import { eventually } from '../../../test/support/eventually.js';
import { erase, leave, suspend } from '../../../test/support/leaving.js';
import { addTextLink } from '../../../test/support/links.js';
import { passTime } from '../../../test/support/passing-time.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { type SignedUp, signUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { ago, fromNow, moveBack, secondsUntil } from '../../../test/support/times.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { ANNOUNCE_PAGES_QUEUE, LIST_PAGES_QUEUE } from '../../jobs/queues.js';
import { Account } from '../accounts/account.entity.js';
import { ALWAYS_VISIBLE } from '../visibility/visibility.rules.js';
import { PageChange } from './page-change.entity.js';
import { createPageChanges } from '../../../test/support/factories/page-change.js';

const KEY = '5c1f0a7e-petals-2026';

interface Submission {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** A fake of IndexNow, which records its calls. */
class SearchEngine {
  readonly received: { type: string | undefined; body: Submission }[] = [];
  status = 200;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SearchEngine> {
    const server = createServer();
    const engine = new SearchEngine(server);
    server.on('request', (request, response) => {
      void json(request).then((body) => {
        engine.received.push({ type: request.headers['content-type'], body: body as Submission });
        response.writeHead(engine.status, { 'Retry-After': '1' }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return engine;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/indexnow`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

describe('IndexNow', () => {
  let testApp: TestApp;
  let engine: SearchEngine;
  let person: SignedUp;
  let page: string;
  beforeAll(async () => {
    engine = await SearchEngine.start();
    testApp = await startTestApp({ INDEXNOW_KEY: KEY, INDEXNOW_URL: engine.url });
  });
  afterAll(async () => {
    await testApp.stop();
    engine.stop();
  });
  beforeEach(async () => {
    person = await signUp(testApp);
    page = `/profile/${person.account.displayId}`;
    await announced();
  });

  /** Runs the job, and returns the paths of its call without their language; empty if there is no call. */
  const announced = async (): Promise<string[]> => {
    engine.received.length = 0;
    await runJob(testApp, ANNOUNCE_PAGES_QUEUE);
    expect(engine.received.length).toBeLessThanOrEqual(1);
    const urls = engine.received
      .flatMap(({ body }) => body.urlList)
      .map((url) => url.slice(PUBLIC_URL.length));
    const bare = urls.filter((path) => path.startsWith('/profile/'));
    expect([...urls].sort()).toEqual(bare.flatMap((path) => [path, `/en${path}`, `/ja${path}`]).sort());
    return bare.sort();
  };
  const change = (changes: object) => person.browser.patch('/api/accounts/me').send(changes).expect(200);

  it('finds the key of the site', async () => {
    const { text, headers } = await testApp.client.get(`/${KEY}.txt`).expect(200);
    expect(text).toBe(KEY);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    for (const name of ['other', KEY.toUpperCase(), `${KEY}x`, '%00', '%zz']) {
      const answer = await testApp.client.get(`/${name}.txt`).expect(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('is notified of a changed page once, in every language', async () => {
    await change({ displayName: 'Other' });
    await change({ introduction: 'x' });
    expect(await announced()).toEqual([page]);
    expect(engine.received).toEqual([
      {
        type: 'application/json; charset=utf-8',
        body: {
          host: new URL(PUBLIC_URL).host,
          key: KEY,
          keyLocation: `${PUBLIC_URL}/${KEY}.txt`,
          urlList: expect.any(Array) as string[],
        },
      },
    ]);
    expect(await announced()).toEqual([]);
  });

  it('is notified only of changes that a page shows', async () => {
    const { accountId } = person.account;
    await addTextLink(person, 'Words');
    expect(await announced()).toEqual([page]);
    await person.browser.patch('/api/headlines').send({ type: 'LINK', text: 'Links' });
    const contentId = await createContent(testApp, accountId);
    const content = `${page}/contents/${contentId}`;
    expect(await announced()).toEqual([page, content]);
    await createItem(testApp, accountId, contentId);
    expect(await announced()).toEqual([page, content]);
    for (const shown of [{ headerType: 'banner' }, { themeId: 2 }]) {
      await change(shown);
      expect(await announced()).toEqual([page]);
    }
    await person.browser
      .patch('/api/accounts/me')
      .attach('cover', await anotherJpeg(), 'cover.jpg')
      .expect(200);
    expect(await announced()).toEqual([page]);
    await change({ cover: null });
    expect(await announced()).toEqual([page]);
    await change({
      headerType: 'banner',
      cover: null,
      optout: '0',
      searchable: true,
      displayName: person.account.displayName,
    });
    await person.browser.get('/api/accounts/me').expect(200);
    await testApp.client.get(page).expect(200);
    expect(await announced()).toEqual([]);
  });

  it('is notified of deleted contents', async () => {
    const contentId = await createContent(testApp, person.account.accountId);
    await announced();
    await person.browser.delete(`/api/contents/${contentId}`).expect(204);
    expect(await announced()).toEqual([page, `${page}/contents/${contentId}`]);
    const changes = testApp.repository(PageChange);
    await moveBack(changes, 'removedAt', { hours: 25 }, { contentId });
    await runJob(testApp, LIST_PAGES_QUEUE);
    expect(await changes.findBy({ accountId: person.account.accountId })).toMatchObject([{ contentId: 0 }]);
  });

  it('is notified of all pages of a creator when the display ID changes', async () => {
    const contentId = await createContent(testApp, person.account.accountId);
    await announced();
    await change({ displayId: `${person.account.displayId}.now` });
    expect(await announced()).toEqual([`${page}.now`, `${page}.now/contents/${contentId}`]);
  });

  it.each([
    [
      'the account is not searchable',
      () => change({ searchable: false }),
      () => change({ searchable: true }),
    ],
    ['the account is suspended', () => suspend(testApp, person, true), () => suspend(testApp, person, false)],
  ])('is notified once if %s, and not again until the pages are back', async (_why, off, on) => {
    const contentId = await createContent(testApp, person.account.accountId);
    const all = [page, `${page}/contents/${contentId}`];
    await announced();
    await off();
    expect(await announced()).toEqual(all);
    await testApp.repository(Account).update(person.account.accountId, { introduction: 'other' });
    await createContent(testApp, person.account.accountId);
    expect(await announced()).toEqual([]);
    await on();
    expect(await announced()).toHaveLength(3);
  });

  it('is notified when an account is withdrawn, but not when it is erased', async () => {
    const contentId = await createContent(testApp, person.account.accountId);
    await leave(person);
    expect(await announced()).toEqual([page, `${page}/contents/${contentId}`]);
    await erase(testApp, person);
    expect(await announced()).toEqual([]);
    expect(await testApp.repository(PageChange).findBy({ accountId: person.account.accountId })).toEqual([]);
  });

  it('is not notified of contents that the page hides', async () => {
    const contentId = await createContent(testApp, person.account.accountId);
    const content = `${page}/contents/${contentId}`;
    await announced();
    await hideBlock(person, 'content');
    expect(await announced()).toEqual([page, content]);
    await person.browser.patch(`/api/contents/${contentId}`).send({ title: 'Other' }).expect(200);
    expect(await announced()).toEqual([]);
    await change({ displayId: `${person.account.displayId}.now` });
    expect(await announced()).toEqual([`${page}.now`]);
    page = `${page}.now`;
    await hideBlock(person, 'link');
    expect(await announced()).toEqual([page, `${page}/contents/${contentId}`]);
  });

  describe('and contents that visitors cannot see', () => {
    const accountId = () => person.account.accountId;
    const pageOf = (contentId: number) => `${page}/contents/${contentId}`;
    const scheduled = (schedule: object) =>
      createContent(testApp, accountId(), { schedule: { ...ALWAYS_VISIBLE, ...schedule } });
    const remove = (contentId: number) => person.browser.delete(`/api/contents/${contentId}`).expect(204);
    const records = (contentId: number) => testApp.repository(PageChange).findBy({ contentId });

    it.each<[string, () => object]>([
      ['a draft', () => ({ visibility: 'draft' })],
      ['hidden', () => ({ visibility: 'hidden' })],
      ['waiting for its time', () => ({ visibleFrom: fromNow({ days: 3 }) })],
    ])(
      'is not notified of a content that is %s, of its items, or of its deletion',
      async (_name, schedule) => {
        const contentId = await scheduled(schedule());
        const itemId = await createItem(testApp, accountId(), contentId);
        await person.browser
          .patch(`/api/items/${itemId}/contents/${contentId}`)
          .send({ name: 'Scissors' })
          .expect(200);
        expect(await announced()).toEqual([]);
        // Nor when all pages of the creator change.
        await change({ searchable: false });
        await change({ searchable: true });
        expect(await announced()).toEqual([page]);
        await remove(contentId);
        expect([await announced(), await records(contentId)]).toEqual([[], []]);
      },
    );

    it('is notified when a content is hidden, but not when it is then deleted', async () => {
      const contentId = await createContent(testApp, accountId());
      await createItem(testApp, accountId(), contentId);
      await announced();
      await person.browser.patch(`/api/contents/${contentId}`).send({ visibility: 'hidden' }).expect(200);
      expect(await announced()).toEqual([page, pageOf(contentId)]);
      await remove(contentId);
      expect(await announced()).toEqual([]);
      await moveBack(testApp.repository(PageChange), 'removedAt', { hours: 25 }, { contentId });
      await runJob(testApp, LIST_PAGES_QUEUE);
      expect(await records(contentId)).toEqual([]);
    });

    it('is notified of a deleted content without a record, through a temporary one', async () => {
      const contentId = await createContent(testApp, accountId());
      await testApp.repository(PageChange).delete({ contentId });
      await remove(contentId);
      expect(await announced()).toEqual([page, pageOf(contentId)]);
      expect(await records(contentId)).toMatchObject([{ removedAt: expect.any(Date) }]);
    });
  });

  describe('and scheduled beginnings and ends', () => {
    const later = { visibleFrom: fromNow({ days: 9 }), visibleUntil: fromNow({ days: 19 }) };
    /** Lets days pass, for recorded changes as well. */
    const pass = async (table: 'links' | 'contents' | 'items', id: number, days: number) => {
      const { accountId } = person.account;
      await moveBack(testApp.repository(PageChange), 'changedAt', { days }, { accountId });
      await passTime(testApp, table, id, days * 86_400_000);
    };

    it('is notified of a content once at each time, even if both were set long ago', async () => {
      const { accountId } = person.account;
      const contentId = await createContent(testApp, accountId, {
        schedule: { ...ALWAYS_VISIBLE, ...later },
      });
      const both = [page, `${page}/contents/${contentId}`];
      expect(await announced()).toEqual([]);
      for (const days of [9.5, 9.75]) {
        await pass('contents', contentId, days);
        expect(await announced()).toEqual(both);
        expect(await announced()).toEqual([]);
      }
    });

    it('is notified of the pages that show a link or an item', async () => {
      const { accountId } = person.account;
      const contentId = await createContent(testApp, accountId);
      const itemId = await createItem(testApp, accountId, contentId);
      const { linkId } = await addTextLink(person, 'My shop');
      const link = `/api/links/${linkId}`;
      const item = `/api/items/${itemId}/contents/${contentId}`;
      for (const area of [link, item]) await person.browser.patch(area).send(later).expect(200);
      await announced();
      await pass('links', linkId, 9.5);
      expect(await announced()).toEqual([page]);
      await pass('items', itemId, 9.5);
      expect(await announced()).toEqual([page, `${page}/contents/${contentId}`]);
      // Visitors see neither end.
      await person.browser.patch(`/api/contents/${contentId}`).send({ visibility: 'hidden' }).expect(200);
      await hideBlock(person, 'link');
      await announced();
      await pass('links', linkId, 9.75);
      await pass('items', itemId, 9.75);
      expect(await announced()).toEqual([]);
    });

    it('is not notified of pages that are not searchable', async () => {
      const { linkId } = await addTextLink(person, 'My shop');
      await person.browser.patch(`/api/links/${linkId}`).send(later).expect(200);
      await change({ searchable: false });
      await announced();
      await pass('links', linkId, 9.5);
      expect(await announced()).toEqual([]);
    });
  });

  it('is called again later after an error, without losing changes', async () => {
    for (const status of [429, 503, 403]) {
      await change({ introduction: `status ${status}` });
      engine.status = status;
      engine.received.length = 0;
      const jobs = testApp.app.get(JobQueueService, { strict: false });
      await testApp.app.get(TransactionsService).run((tx) => jobs.enqueue(tx, ANNOUNCE_PAGES_QUEUE, {}));
      await eventually(() => engine.received.length === 1, 'the call');
      const job = await eventually(async () => {
        const jobs = await openJobs(testApp, ANNOUNCE_PAGES_QUEUE);
        return jobs.find(({ state }) => state === 'retry');
      }, 'the retry');
      expect(secondsUntil(job.startAfter)).toBeGreaterThan(100);
      // No other job starts before the retry.
      await testApp.app.get(TransactionsService).run((tx) => jobs.enqueue(tx, ANNOUNCE_PAGES_QUEUE, {}));
      expect(await openJobs(testApp, ANNOUNCE_PAGES_QUEUE)).toHaveLength(1);
      expect(engine.received).toHaveLength(1);
      engine.status = 200;
      await retryNow(testApp, ANNOUNCE_PAGES_QUEUE);
      await queueIsDone(testApp, ANNOUNCE_PAGES_QUEUE);
      expect(engine.received[1]?.body.urlList).toContain(PUBLIC_URL + page);
    }
  });

  it('is not notified of old changes', async () => {
    await change({ introduction: 'x' });
    await testApp
      .repository(PageChange)
      .update({ accountId: person.account.accountId }, { changedAt: ago({ days: 2 }) });
    expect(await announced()).toEqual([]);
  });

  it('is notified of at most 10,000 URLs at a time', async () => {
    await createPageChanges(testApp, person.account.accountId, 4000);
    expect(await announced()).toHaveLength(3333);
    expect(await announced()).toHaveLength(667);
  });
});

describe('without a key, IndexNow', () => {
  it('is not notified', async () => {
    const engine = await SearchEngine.start();
    const testApp = await startTestApp({ INDEXNOW_URL: engine.url });
    try {
      await signUp(testApp);
      await runJob(testApp, ANNOUNCE_PAGES_QUEUE);
      expect(engine.received).toEqual([]);
    } finally {
      await testApp.stop();
      engine.stop();
    }
  });
});
