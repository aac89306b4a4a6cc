import { hideBlock } from '../../../test/support/blocks.js';
import { changesReceived } from '../../../test/support/changes-received.js';
import { createContent } from '../../../test/support/factories/content.js';
import { createItem, createItems } from '../../../test/support/factories/item.js';
import { failureIn } from '../../../test/support/failures.js';
import { leave, suspend } from '../../../test/support/leaving.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type ItemListResponse } from './dto/item.response.js';
import { SHOWN_ITEMS } from './item.read-model.js';
import { Content } from '../contents/content.entity.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';

describe('items', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let accountId: string;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    ({ accountId } = person.account);
  });

  const read = async (address: string) =>
    (await testApp.client.get(`/api/items/${address}`).expect(200)).body as ItemListResponse;
  const listOf = (query = '') => read(`accounts/${person.account.displayId}${query}`);
  const namesOf = ({ results }: ItemListResponse) => results.map(({ name }) => name);
  const addMallItem = (contentId: number, name: string) =>
    createItem(testApp, accountId, contentId, { majorMall: true, name, url: null });

  it('are returned with all public fields, and nothing else', async () => {
    const contentId = await createContent(testApp, accountId);
    await addMallItem(contentId, '花ばさみ');
    await createItem(testApp, accountId, contentId, { url: 'https://example.com/vase?tag=x' });
    const file = expect.stringMatching(/^\/media\/[0-9a-f]{64}-40\.webp$/);
    const common = {
      itemId: expect.any(Number),
      contentId,
      image: file,
      imageUrl: file,
      picture: expect.objectContaining({ url: file, width: 40, height: 30 }),
      visibility: 'public',
      visibleFrom: null,
      visibleUntil: null,
      contentVisible: true,
    };
    const search = (address: string) => `${address}%E8%8A%B1%E3%81%B0%E3%81%95%E3%81%BF`;
    const list = await listOf();
    expect(list).toEqual({
      results: [
        {
          ...common,
          majorMallFlag: true,
          name: '花ばさみ',
          url: null,
          destinations: [
            { mall: 'amazon', url: search('https://www.amazon.co.jp/s?k='), sponsored: false },
            {
              mall: 'rakuten',
              url: `${search('https://search.rakuten.co.jp/search/mall/')}/`,
              sponsored: false,
            },
            { mall: 'yahoo', url: search('https://shopping.yahoo.co.jp/search?p='), sponsored: false },
          ],
        },
        {
          ...common,
          majorMallFlag: false,
          name: null,
          url: 'https://example.com/vase?tag=x',
          destinations: [{ mall: null, url: 'https://example.com/vase?tag=x', sponsored: false }],
        },
      ],
      total: 2,
      nextOffset: null,
    });
    for (const { image } of list.results) await testApp.client.get(image).expect(200);
  });

  it('are listed by content, and by page with those of the newest content first', async () => {
    const one = await createContent(testApp, accountId);
    const other = await createContent(testApp, accountId);
    await addMallItem(one, 'a');
    await addMallItem(other, 'b');
    await addMallItem(one, 'c');
    expect(namesOf(await listOf())).toEqual(['b', 'a', 'c']);
    expect(namesOf(await read(`contents/${one}`))).toEqual(['a', 'c']);
    expect(namesOf(await read(`contents/${other}`))).toEqual(['b']);
    const first = await read(`contents/${one}?limit=1`);
    expect([namesOf(first), first.total, first.nextOffset]).toEqual([['a'], 2, 1]);
    const last = await listOf('?offset=2&limit=2');
    expect([namesOf(last), last.total, last.nextOffset]).toEqual([['c'], 3, null]);
  });

  it('are returned only to their owner if hidden; those of a content stay public', async () => {
    const contentId = await createContent(testApp, accountId);
    await addMallItem(contentId, 'a');
    await hideBlock(person, 'item');
    expect(await listOf()).toEqual({ results: [], total: 0, nextOffset: null });
    const { body } = await person.browser.get(`/api/items/accounts/${person.account.displayId}`).expect(200);
    expect((body as ItemListResponse).total).toBe(1);
    expect((await read(`contents/${contentId}`)).total).toBe(1);
  });

  it('are deleted with their content', async () => {
    const contentId = await createContent(testApp, accountId);
    await addMallItem(contentId, 'a');
    await testApp.repository(Content).delete(contentId);
    await changesReceived(testApp);
    expect((await listOf()).total).toBe(0);
    await testApp.client.get(`/api/items/contents/${contentId}`).expect(404);
  });

  it('always belong to the account of their content', async () => {
    const other = await signUp(testApp);
    const contentId = await createContent(testApp, other.account.accountId);
    await expect(addMallItem(contentId, 'a')).rejects.toMatchObject({
      driverError: { constraint: 'items_content_fk' },
    });
  });

  it.each([
    [{ majorMall: true, name: null, url: null }],
    [{ majorMall: true, name: 'a', url: 'https://example.com' }],
    [{ majorMall: false, name: 'a', url: null }],
  ])('are rejected without a destination, or with two: %j', async (item) => {
    const contentId = await createContent(testApp, accountId);
    await expect(createItem(testApp, accountId, contentId, item)).rejects.toMatchObject({
      driverError: { constraint: 'items_lead_somewhere' },
    });
  });

  it.each([
    [`contents/${UNKNOWN_ID}`, 404],
    ['contents/0', 400],
    ['contents/2147483648', 400],
    ['contents/0x10', 400],
    ['accounts/nobody', 404],
    ['accounts/.x', 400],
    ['contents/1?limit=201', 400],
    ['contents/1?offset=-1', 400],
  ])('at %s respond with %s', async (address, status) => {
    await testApp.client.get(`/api/items/${address}`).expect(status);
  });

  describe('by ID', () => {
    const lookUp = async (query: string) => read(`?${query}`);
    const idsOf = ({ results }: ItemListResponse) => results.map(({ itemId }) => itemId);
    const addItems = async (count: number, { account } = person) => {
      const contentId = await createContent(testApp, account.accountId);
      const ids: number[] = [];
      for (let added = 0; added < count; added += 1) {
        ids.push(await createItem(testApp, account.accountId, contentId));
      }
      return ids;
    };

    it('are returned in the order of the IDs, without missing ones', async () => {
      const [one, two, three] = await addItems(3);
      const asked = [two, UNKNOWN_ID, three, one];
      const list = await lookUp(`itemIds=${asked.join(',')}`);
      expect(idsOf(list)).toEqual([two, three, one]);
      expect([list.total, list.nextOffset]).toEqual([4, null]);
      expect(idsOf(await lookUp(asked.map((id) => `itemIds=${id}`).join('&')))).toEqual([two, three, one]);
    });

    it('come in pages, counted in the IDs', async () => {
      const ids = await addItems(3);
      const asked = [ids[0], UNKNOWN_ID, ids[1], ids[2]].join(',');
      const first = await lookUp(`itemIds=${asked}&limit=2`);
      expect([idsOf(first), first.total, first.nextOffset]).toEqual([[ids[0]], 4, 2]);
      const last = await lookUp(`itemIds=${asked}&limit=2&offset=2`);
      expect([idsOf(last), last.total, last.nextOffset]).toEqual([ids.slice(1), 4, null]);
      const beyond = await lookUp(`itemIds=${asked}&offset=4`);
      expect([idsOf(beyond), beyond.total, beyond.nextOffset]).toEqual([[], 4, null]);
    });

    it('are included even if their page hides them, but not while their account is inactive', async () => {
      const [id] = await addItems(1);
      await hideBlock(person, 'item');
      expect(idsOf(await lookUp(`itemIds=${id}`))).toEqual([id]);
      await suspend(testApp, person, true);
      expect(idsOf(await lookUp(`itemIds=${id}`))).toEqual([]);
      await suspend(testApp, person, false);
      expect(idsOf(await lookUp(`itemIds=${id}`))).toEqual([id]);
      await leave(person);
      expect(idsOf(await lookUp(`itemIds=${id}`))).toEqual([]);
    });

    it.each([
      ['', 'required'],
      ['itemIds=', 'required'],
      ['itemIds=1,,2', 'invalidFormat'],
      ['itemIds=a', 'invalidFormat'],
      ['itemIds=0', 'invalidFormat'],
      ['itemIds=-1', 'invalidFormat'],
      ['itemIds=1.5', 'invalidFormat'],
      ['itemIds=2147483648', 'invalidFormat'],
      ['itemIds=9007199254740992', 'invalidFormat'],
      ['itemIds[a]=1', 'required'],
      [`itemIds=${Array.from({ length: 501 }, (_none, id) => id + 1).join(',')}`, 'invalidLength'],
      ['itemIds=1&limit=41', 'invalidFormat'],
      ['itemIds=1&offset=-1', 'invalidFormat'],
    ])('are rejected for a query like %s', async (query, code) => {
      const { body } = await testApp.client.get(`/api/items?${query}`).expect(400);
      expect(body.errorCode).toBe(code);
    });

    it('are rejected if the URL has ten thousand IDs', async () => {
      const answer = await testApp.client.get(`/api/items?itemIds=${'1,'.repeat(9_999)}1`).expect(431);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(failureIn(answer)).toEqual({
        statusCode: 431,
        errorCode: 'unknown',
        message: 'リクエストのアドレスまたはヘッダーが大きすぎます。',
        errors: [{ message: expect.any(String), errorCode: 'unknown', field: null }],
        requestId: answer.headers['x-request-id'],
      });
    });

    it('are read by primary key', async () => {
      const contentId = await createContent(testApp, accountId);
      const first = await createItem(testApp, accountId, contentId);
      await createItems(testApp, accountId, contentId, 20_000);
      await testApp.sql('ANALYZE items');
      const ids = Array.from({ length: 40 }, (_none, index) => first + index * 400);
      const plan = await testApp.sql<{ 'QUERY PLAN': string }>(`EXPLAIN ${SHOWN_ITEMS}`, [ids]);
      const nodes = plan.map((row) => row['QUERY PLAN']).join('\n');
      expect(nodes).toMatch(/(?:Index Scan using|Bitmap Index Scan on) items_pkey/);
      expect(nodes).not.toMatch(/Seq Scan on items/);
    });
  });
});
