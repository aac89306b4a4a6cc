import { createContent } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { createLinkage } from '../../../test/support/factories/linkage.js';
import { comeBack, erase, leave, suspend } from '../../../test/support/leaving.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { eventually } from '../../../test/support/eventually.js';
import { type ContentListResponse } from './dto/content.response.js';
import { Linkage } from '../oauth/linkages/linkage.entity.js';
import { Picture } from '../pictures/picture.entity.js';
import { PictureFiles } from '../pictures/picture-files.entity.js';
import { Content } from './content.entity.js';
import { ContentMedia } from './content-media.entity.js';
import { ContentHashTag } from './content-hash-tag.entity.js';
import { Item } from '../items/item.entity.js';

describe('contents, items and linked accounts of an inactive account', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let contentId: number;
  let files: string[];
  let lists: string[];
  beforeAll(async () => {
    testApp = await startTestApp({ MEDIA_QUOTA_MB: '1' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    contentId = await addEverything(person);
    lists = [
      `/api/contents/accounts/${person.account.displayId}`,
      `/api/items/accounts/${person.account.displayId}`,
      `/api/items/contents/${contentId}`,
      `/api/oauth/linkages/accounts/${person.account.displayId}`,
    ];
    const pictures = await testApp.repository(Picture).findBy({ accountId: person.account.accountId });
    files = pictures.map(({ hash }) => `/media/${hash}.jpg`);
  });

  /** A content of two pictures and a hash tag, posted through a linked account, with an item. */
  async function addEverything({ account: { accountId } }: SignedUp): Promise<number> {
    const linkageId = await createLinkage(testApp, accountId, { provider: 'instagram', handle: 'hana' });
    const id = await createContent(testApp, accountId, { linkageId, hashTags: ['花'], media: [{}, {}] });
    await createItem(testApp, accountId, id);
    return id;
  }

  /** Waits for a status, because changes of other processes, such as an operator's, arrive by notification. */
  const statusBecomes = (address: string, status: number) =>
    eventually(async () => (await testApp.client.get(address)).status === status, `${status} for ${address}`);
  const expectGone = async () => {
    for (const address of lists) await statusBecomes(address, 404);
    for (const file of files) await testApp.client.get(file).expect(404);
  };
  const expectThere = async () => {
    for (const address of lists) {
      await statusBecomes(address, 200);
      const { body } = await testApp.client.get(address).expect(200);
      expect((body as ContentListResponse).total).toBe(1);
    }
    expect(files).toHaveLength(3);
    for (const file of files) await testApp.client.get(file).expect(200);
  };
  const countRows = async () => ({
    linkages: await testApp.repository(Linkage).count(),
    contents: await testApp.repository(Content).count(),
    media: await testApp.repository(ContentMedia).count(),
    hashTags: await testApp.repository(ContentHashTag).count(),
    items: await testApp.repository(Item).count(),
    pictures: await testApp.repository(Picture).count(),
  });

  it('are hidden while it is suspended, and visible again afterwards', async () => {
    await expectThere();
    await suspend(testApp, person, true);
    await expectGone();
    await suspend(testApp, person, false);
    await expectThere();
  });

  it('are hidden once its owner has left, and come back with them', async () => {
    await leave(person);
    await expectGone();
    await comeBack(testApp, person);
    await expectThere();
  });

  it('are erased with it, but not those of others', async () => {
    const before = await countRows();
    await leave(person);
    await erase(testApp, person);
    const own = { linkages: 1, contents: 1, media: 2, hashTags: 1, items: 1, pictures: 3 };
    const left = Object.entries(before).map(([name, count]) => [name, count - own[name as keyof typeof own]]);
    expect(await countRows()).toEqual(Object.fromEntries(left));
    await expectGone();
  });

  it('stay when the account they were posted through is unlinked', async () => {
    await testApp.repository(Linkage).delete({ accountId: person.account.accountId });
    const { body } = await testApp.client.get(lists[0]!).expect(200);
    expect((body as ContentListResponse).total).toBe(1);
  });

  it('count towards the storage quota with their pictures', async () => {
    const pictures = await testApp.repository(Picture).findBy({ accountId: person.account.accountId });
    await testApp.repository(PictureFiles).update(
      pictures.map(({ hash }) => hash),
      { bytes: 500_000 },
    );
    const icon = await anotherJpeg();
    await person.browser.patch('/api/accounts/me').attach('icon', icon, 'icon.jpg').expect(413);
  });
});
