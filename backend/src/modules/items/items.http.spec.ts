import { hideBlock } from '../../../test/support/blocks.js';
import { addContent, addItem } from '../../../test/support/contents.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type ItemListResponse } from './dto/item.response.js';

const UNKNOWN_ID = 2_147_483_647;

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
    addItem(testApp, accountId, contentId, { majorMall: true, name, url: null });

  it('are told with all that everybody may know of them, and nothing else', async () => {
    const contentId = await addContent(testApp, accountId);
    await addItem(testApp, accountId, contentId, { url: 'https://example.com/vase?tag=x' });
    await addMallItem(contentId, '花ばさみ');
    const file = expect.stringMatching(/^\/media\/[0-9a-f]{64}-40\.webp$/);
    const common = {
      itemId: expect.any(Number),
      image: file,
      imageUrl: file,
      picture: expect.objectContaining({ url: file, width: 40, height: 30 }),
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

  it('of a page are those of all its contents, the newest first; of a content its own', async () => {
    const one = await addContent(testApp, accountId);
    const other = await addContent(testApp, accountId);
    await addMallItem(one, 'a');
    await addMallItem(other, 'b');
    await addMallItem(one, 'c');
    expect(namesOf(await listOf())).toEqual(['c', 'b', 'a']);
    expect(namesOf(await read(`contents/${one}`))).toEqual(['c', 'a']);
    expect(namesOf(await read(`contents/${other}`))).toEqual(['b']);
    const first = await read(`contents/${one}?limit=1`);
    expect([namesOf(first), first.total, first.nextOffset]).toEqual([['c'], 2, 1]);
    const last = await listOf('?offset=2&limit=2');
    expect([namesOf(last), last.total, last.nextOffset]).toEqual([['a'], 3, null]);
  });

  it('that are hidden nobody but their owner is told of; those of a content stay public', async () => {
    const contentId = await addContent(testApp, accountId);
    await addMallItem(contentId, 'a');
    await hideBlock(person, 'item');
    expect(await listOf()).toEqual({ results: [], total: 0, nextOffset: null });
    const { body } = await person.browser.get(`/api/items/accounts/${person.account.displayId}`).expect(200);
    expect((body as ItemListResponse).total).toBe(1);
    expect((await read(`contents/${contentId}`)).total).toBe(1);
  });

  it('go with their content', async () => {
    const contentId = await addContent(testApp, accountId);
    await addMallItem(contentId, 'a');
    await testApp.sql('DELETE FROM contents WHERE id = $1', [contentId]);
    expect((await listOf()).total).toBe(0);
    await testApp.client.get(`/api/items/contents/${contentId}`).expect(404);
  });

  it('belong to the account of their content, whatever is written', async () => {
    const other = await signUp(testApp);
    const contentId = await addContent(testApp, other.account.accountId);
    await expect(addMallItem(contentId, 'a')).rejects.toMatchObject({
      driverError: { constraint: 'items_content_fk' },
    });
  });

  it.each([
    [{ majorMall: true, name: null, url: null }],
    [{ majorMall: true, name: 'a', url: 'https://example.com' }],
    [{ majorMall: false, name: 'a', url: null }],
  ])('that lead nowhere, or to two places, are none: %j', async (item) => {
    const contentId = await addContent(testApp, accountId);
    await expect(addItem(testApp, accountId, contentId, item)).rejects.toMatchObject({
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
  ])('of %s are answered with %s', async (address, status) => {
    await testApp.client.get(`/api/items/${address}`).expect(status);
  });
});
