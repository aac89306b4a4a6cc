import { createContent } from '../../../test/support/factories/content.js';
import { comeBack, erase, leave, suspend } from '../../../test/support/leaving.js';
import { storedFiles, sweepPictures } from '../../../test/support/picture-files.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type AddedItemsResponse, type ItemListResponse, type ItemResponse } from './dto/item.response.js';
import { Item } from './item.entity.js';

describe('the items of an inactive account', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let contentId: number;
  let posted: ItemResponse[];
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    contentId = await createContent(testApp, person.account.accountId);
    posted = await post(person, contentId);
  });

  const sendTo = (id: number, { browser }: SignedUp) => browser.post(`/api/items/contents/${id}`);
  /** Adds two items with the same picture, which the first one uploads and the second one names. */
  const post = async (owner: SignedUp, id: number): Promise<ItemResponse[]> => {
    const sent = await sendTo(id, owner)
      .field('items[0][majorMallFlag]', '1')
      .field('items[0][name]', '花ばさみ')
      .attach('items[0][image]', await anotherJpeg(), 'scissors.jpg')
      .expect(201);
    const [first] = (sent.body as AddedItemsResponse).results;
    const imageFileName = first?.image.split('/').at(-1);
    const named = await sendTo(id, owner)
      .send({ items: [{ majorMallFlag: false, url: 'https://example.com/vase', imageFileName }] })
      .expect(201);
    return [first!, ...(named.body as AddedItemsResponse).results];
  };
  const addresses = () => [
    `/api/items/accounts/${person.account.displayId}`,
    `/api/items/contents/${contentId}`,
  ];
  const lookUp = async () => {
    const ids = posted.map(({ itemId }) => itemId).join(',');
    const { body } = await testApp.client.get(`/api/items?itemIds=${ids}`).expect(200);
    return (body as ItemListResponse).results;
  };
  const expectGone = async () => {
    for (const address of addresses()) await testApp.client.get(address).expect(404);
    expect(await lookUp()).toEqual([]);
    for (const { image } of posted) await testApp.client.get(image).expect(404);
  };
  const expectThere = async () => {
    for (const address of addresses()) {
      const { body } = await testApp.client.get(address).expect(200);
      expect((body as ItemListResponse).results).toEqual(posted);
    }
    expect(await lookUp()).toEqual(posted);
    for (const { image } of posted) await testApp.client.get(image).expect(200);
  };

  it('are hidden while it is suspended, and visible again afterwards', async () => {
    await expectThere();
    await suspend(testApp, person, true);
    await expectGone();
    await sendTo(contentId, person).send({ items: [] }).expect(401);
    await suspend(testApp, person, false);
    await expectThere();
  });

  it('are hidden once its owner has left, keep their files, and come back with them', async () => {
    await leave(person);
    await expectGone();
    await sweepPictures(testApp);
    await comeBack(testApp, person);
    await expectThere();
  });

  it('are erased with it, including their files, but not those of others', async () => {
    const other = await signUp(testApp);
    const theirs = await post(other, await createContent(testApp, other.account.accountId));
    await leave(person);
    await erase(testApp, person);
    await sweepPictures(testApp);
    expect(await testApp.repository(Item).findBy({ accountId: person.account.accountId })).toEqual([]);
    await expectGone();
    const files = await storedFiles(testApp);
    const isStored = ({ image }: ItemResponse) => files.includes(image.split('/').at(-1) ?? '');
    expect([...posted, ...theirs].map(isStored)).toEqual([false, false, true, true]);
  });
});
