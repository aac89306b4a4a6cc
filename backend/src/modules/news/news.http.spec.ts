import { failureIn } from '../../../test/support/failures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type NewsListResponse, type NewsResponse } from './dto/news.response.js';
import { Account } from '../accounts/account.entity.js';
import { DisplayIdClaim } from '../accounts/display-id-claim.entity.js';
import { News } from './news.entity.js';
import { createManyNews, createNews } from '../../../test/support/factories/news.js';
import { NewsRead } from './news-read.entity.js';
import { ago, fromNow } from '../../../test/support/times.js';

describe('the news', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  afterEach(() => testApp.repository(News).deleteAll());

  const read = (id: string, accountId: string) =>
    testApp.repository(NewsRead).insert({ newsId: id, accountId });

  const list = async ({ browser }: SignedUp, query = '', language = 'en') =>
    (await browser.get(`/api/news${query}`).set('Accept-Language', language).expect(200))
      .body as NewsListResponse;
  const idsIn = ({ results }: NewsListResponse) => results.map(({ contentId }) => contentId);
  const get = async ({ browser }: SignedUp, id: string, language = 'en') =>
    (await browser.get(`/api/news/${id}`).set('Accept-Language', language).expect(200)).body as NewsResponse;
  const countUnread = async ({ browser }: SignedUp) =>
    ((await browser.get('/api/news/unreads').expect(200)).body as { count: number }).count;

  describe('unread', () => {
    it('requires a session', async () => {
      await testApp.client.get('/api/news/unreads').expect(401);
      await testApp.client
        .get('/api/news/unreads')
        .set('Authorization', 'Bearer dead.token.here')
        .expect(401);
    });

    it('counts none by default, uncached', async () => {
      const { browser } = await signUp(testApp);
      const answer = await browser.get('/api/news/unreads').expect(200);
      expect(answer.body).toEqual({ count: 0 });
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('counts unread news since the account was created, without drafts and scheduled ones', async () => {
      await createNews(testApp, 'before', { publishedAt: ago({ days: 1 }) });
      const one = await signUp(testApp);
      const other = await signUp(testApp);
      await createNews(testApp, 'draft', { publishedAt: null });
      await createNews(testApp, 'scheduled', { publishedAt: fromNow({ days: 1 }) });
      await createNews(testApp, 'first');
      await createNews(testApp, 'second');
      expect(await countUnread(one)).toBe(2);
      await read('first', one.account.accountId);
      expect([await countUnread(one), await countUnread(other)]).toEqual([1, 2]);
      await read('second', one.account.accountId);
      expect([await countUnread(one), await countUnread(other)]).toEqual([0, 2]);
      await testApp.repository(News).update('scheduled', { publishedAt: new Date() });
      expect([await countUnread(one), await countUnread(other)]).toEqual([1, 3]);
    });

    it('counts more than a badge can show', async () => {
      const person = await signUp(testApp);
      await createManyNews(testApp, 120);
      expect(await countUnread(person)).toBe(120);
    });

    it('is deleted with the account and with the news', async () => {
      const { account } = await signUp(testApp);
      await createNews(testApp, 'one');
      await createNews(testApp, 'two');
      await read('one', account.accountId);
      await read('two', account.accountId);
      const reads = () => testApp.repository(NewsRead).find();
      await testApp.repository(News).delete('one');
      expect(await reads()).toMatchObject([{ newsId: 'two' }]);
      await testApp.repository(DisplayIdClaim).delete({ accountId: account.accountId });
      await testApp.repository(Account).delete(account.accountId);
      expect(await reads()).toEqual([]);
    });
  });

  describe('listed', () => {
    it('is empty by default, uncached', async () => {
      const { browser } = await signUp(testApp);
      const answer = await browser.get('/api/news').expect(200);
      expect(answer.body).toEqual({ results: [], total: 0, nextOffset: null });
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('has all fields, newest first, and counts as read from before the account', async () => {
      await createNews(testApp, 'before', { publishedAt: new Date('2026-01-02T03:04:05Z') });
      const person = await signUp(testApp);
      await createNews(testApp, 'since');
      const { results, total, nextOffset } = await list(person);
      expect([total, nextOffset]).toEqual([2, null]);
      expect(results).toEqual([
        {
          contentId: 'since',
          title: 'Title',
          content: 'Text',
          imageUrl: null,
          picture: null,
          publishedAt: expect.stringMatching(/^\d{4}-.+Z$/),
          revisedAt: null,
          readFlag: false,
        },
        expect.objectContaining({
          contentId: 'before',
          publishedAt: '2026-01-02T03:04:05.000Z',
          readFlag: true,
        }),
      ]);
    });

    it('excludes drafts and scheduled news', async () => {
      const person = await signUp(testApp);
      await createNews(testApp, 'draft', { publishedAt: null });
      await createNews(testApp, 'scheduled', { publishedAt: fromNow({ seconds: 1 }) });
      await createNews(testApp, 'there');
      const all = await list(person);
      expect([idsIn(all), all.total]).toEqual([['there'], 1]);
    });

    it('has pages of twenty, in a stable order', async () => {
      const person = await signUp(testApp);
      await createManyNews(testApp, 45, { publishedAt: new Date('2026-01-01T00:00:00Z') });
      const seen: string[] = [];
      for (let offset: number | null = 0; offset !== null;) {
        const part: NewsListResponse = await list(person, `?offset=${offset}`);
        expect(part.total).toBe(45);
        seen.push(...idsIn(part));
        offset = part.nextOffset;
      }
      expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
      expect(idsIn(await list(person, '?offset=3&limit=2'))).toEqual(seen.slice(3, 5));
      expect(await list(person, '?offset=45')).toEqual({ results: [], total: 45, nextOffset: null });
    });

    it.each([
      ['limit=0', 'limit'],
      ['limit=21', 'limit'],
      ['limit=-1', 'limit'],
      ['limit=1.5', 'limit'],
      ['limit=x', 'limit'],
      ['offset=-1', 'offset'],
      ['offset=99999999999', 'offset'],
      ['offset=1e3', 'offset'],
    ])('rejects %s', async (query, field) => {
      const { browser } = await signUp(testApp);
      const answer = await browser.get(`/api/news?${query}`).expect(400);
      expect(failureIn(answer).errors).toEqual([
        { field, errorCode: 'invalidFormat', message: expect.any(String) },
      ]);
    });
  });

  describe('one by one', () => {
    it('is in the language of the request, else in the other one', async () => {
      const person = await signUp(testApp);
      await createNews(testApp, 'both');
      await createNews(testApp, 'japanese', { titleEn: null, contentEn: null });
      await createNews(testApp, 'english', { titleJa: null, contentJa: null });
      const titles = async (language: string) => {
        const found: string[] = [];
        for (const id of ['both', 'japanese', 'english']) {
          const { title, content } = await get(person, id, language);
          found.push(`${title}/${content}`);
        }
        return found;
      };
      expect(await titles('ja')).toEqual(['件名/本文', '件名/本文', 'Title/Text']);
      expect(await titles('en')).toEqual(['Title/Text', '件名/本文', 'Title/Text']);
      expect((await list(person, '', 'ja')).results.map(({ title }) => title).sort()).toEqual([
        'Title',
        '件名',
        '件名',
      ]);
    });

    it('is not found before it is published, by unknown ids, and once deleted', async () => {
      const { browser } = await signUp(testApp);
      await createNews(testApp, 'draft', { publishedAt: null });
      await createNews(testApp, 'scheduled', { publishedAt: fromNow({ days: 1 }) });
      for (const id of ['draft', 'scheduled', 'nobody', 'x'.repeat(64)]) {
        await browser.get(`/api/news/${id}`).expect(404);
        await browser.post(`/api/news/${id}/history`).expect(404);
      }
      expect(await testApp.repository(NewsRead).find()).toEqual([]);
    });

    it.each(['a%20b', '..%2fx', '%E6%98%A5', 'x'.repeat(65), "1'--"])('rejects the id %s', async (id) => {
      const { browser } = await signUp(testApp);
      for (const answer of [
        await browser.get(`/api/news/${id}`).expect(400),
        await browser.post(`/api/news/${id}/history`).expect(400),
      ]) {
        expect(failureIn(answer).errors).toMatchObject([{ field: 'id', errorCode: 'invalidFormat' }]);
      }
    });

    it('is marked as read idempotently, for the reader only', async () => {
      const one = await signUp(testApp);
      const other = await signUp(testApp);
      await createNews(testApp, 'piece');
      await get(one, 'piece');
      expect((await get(one, 'piece')).readFlag).toBe(false);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => one.browser.post('/api/news/piece/history')),
      );
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
      expect(await testApp.repository(NewsRead).find()).toMatchObject([{ newsId: 'piece' }]);
      expect([(await get(one, 'piece')).readFlag, (await list(one)).results[0]?.readFlag]).toEqual([
        true,
        true,
      ]);
      expect([await countUnread(one), await countUnread(other)]).toEqual([0, 1]);
      expect((await get(other, 'piece')).readFlag).toBe(false);
    });

    it.each(['', 'a b', '../x', 'お知らせ', 'x'.repeat(65)])('has a URL-safe ID, unlike %j', async (id) => {
      await expect(createNews(testApp, id)).rejects.toThrow(/news_id_url_safe|too long/);
    });

    it('is complete in each of its languages', async () => {
      await expect(
        createNews(testApp, 'none', { titleJa: null, contentJa: null, titleEn: null, contentEn: null }),
      ).rejects.toThrow(/news_words_whole/);
      await expect(createNews(testApp, 'half', { contentJa: null })).rejects.toThrow(/news_words_whole/);
    });
  });
});
