import { signUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';

describe('the unread news', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  afterEach(() => testApp.sql('DELETE FROM news'));

  const publish = (id: string, publishedAt: string | null) =>
    testApp.sql(
      `INSERT INTO news (id, title_ja, title_en, content_ja, content_en, published_at)
       VALUES ($1, '件名', 'Title', '本文', 'Text', ${publishedAt ?? 'NULL'})`,
      [id],
    );
  const read = (id: string, accountId: string) =>
    testApp.sql('INSERT INTO news_reads (news_id, account_id) VALUES ($1, $2)', [id, accountId]);

  it('are for those who are signed in', async () => {
    await testApp.client.get('/api/news/unreads').expect(401);
    await testApp.client.get('/api/news/unreads').set('Authorization', 'Bearer dead.token.here').expect(401);
  });

  it('are none where nothing was published, and the count is kept by nobody', async () => {
    const { browser } = await signUp(testApp);
    const answer = await browser.get('/api/news/unreads').expect(200);
    expect(answer.body).toEqual({ count: 0 });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are what was published since the account was made, but for drafts, what is still to come, and what was read', async () => {
    await publish('before', `now() - interval '1 day'`);
    const one = await signUp(testApp);
    const other = await signUp(testApp);
    await publish('draft', null);
    await publish('scheduled', `now() + interval '1 day'`);
    await publish('first', 'clock_timestamp()');
    await publish('second', 'clock_timestamp()');
    const count = async ({ browser }: typeof one) =>
      ((await browser.get('/api/news/unreads').expect(200)).body as { count: number }).count;
    expect(await count(one)).toBe(2);
    await read('first', one.account.accountId);
    expect([await count(one), await count(other)]).toEqual([1, 2]);
    await read('second', one.account.accountId);
    expect([await count(one), await count(other)]).toEqual([0, 2]);
    await testApp.sql(`UPDATE news SET published_at = clock_timestamp() WHERE id = 'scheduled'`);
    expect([await count(one), await count(other)]).toEqual([1, 3]);
  });

  it('are counted beyond what a badge can show', async () => {
    const { browser } = await signUp(testApp);
    await testApp.sql(
      `INSERT INTO news (id, title_ja, title_en, content_ja, content_en, published_at)
       SELECT 'n-' || n, '件名', 'Title', '本文', 'Text', clock_timestamp() FROM generate_series(1, 120) n`,
    );
    expect((await browser.get('/api/news/unreads').expect(200)).body).toEqual({ count: 120 });
  });

  it('are forgotten with the account and with the news', async () => {
    const { account } = await signUp(testApp);
    await publish('one', 'now()');
    await publish('two', 'now()');
    await read('one', account.accountId);
    await read('two', account.accountId);
    const reads = () => testApp.sql<{ news_id: string }>('SELECT news_id FROM news_reads');
    await testApp.sql(`DELETE FROM news WHERE id = 'one'`);
    expect(await reads()).toEqual([{ news_id: 'two' }]);
    await testApp.sql('DELETE FROM display_id_claims WHERE account_id = $1', [account.accountId]);
    await testApp.sql('DELETE FROM accounts WHERE id = $1', [account.accountId]);
    expect(await reads()).toEqual([]);
  });

  it.each(['', 'a b', '../x', 'お知らせ', 'x'.repeat(65)])(
    'have an id that fits an address, unlike %j',
    async (id) => {
      await expect(publish(id, 'now()')).rejects.toThrow(/news_id_url_safe|too long/);
    },
  );
});
