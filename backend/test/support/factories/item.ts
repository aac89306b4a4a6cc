import { TransactionsService } from '../../../src/database/transactions.service.js';
import { Item } from '../../../src/modules/items/item.entity.js';
import { ItemsRepository, type NewItem } from '../../../src/modules/items/items.repository.js';
import { Picture } from '../../../src/modules/pictures/picture.entity.js';
import { PicturesService } from '../../../src/modules/pictures/pictures.service.js';
import { changesReceived } from '../changes-received.js';
import { insertMany } from '../rows.js';
import { type TestApp } from '../test-app.js';
import { uploadPicture } from './picture.js';

const ITEM = { majorMall: false, name: null, url: 'https://example.com/vase' };

/** Adds an item to a content of an account, by default one with an address. */
export async function createItem(
  testApp: TestApp,
  accountId: string,
  contentId: number,
  overrides: Partial<Omit<NewItem, 'pictureId'>> = {},
): Promise<number> {
  const upload = await uploadPicture(testApp, accountId);
  const [id] = await testApp.app.get(TransactionsService).run(async (tx) => {
    const pictureId = await testApp.app.get(PicturesService, { strict: false }).keep(tx, upload);
    const item = { ...ITEM, ...overrides, pictureId };
    return testApp.app.get(ItemsRepository, { strict: false }).insert(tx, { accountId, contentId }, [item]);
  });
  await changesReceived(testApp);
  return id!;
}

/** Adds many items to a content, all with the first picture of the account. */
export async function createItems(
  testApp: TestApp,
  accountId: string,
  contentId: number,
  count: number,
): Promise<void> {
  const { id: pictureId } = await testApp
    .repository(Picture)
    .findOneOrFail({ where: { accountId }, order: { id: 'ASC' } });
  const items = Array.from({ length: count }, () => ({ ...ITEM, accountId, contentId, pictureId }));
  await insertMany(testApp.repository(Item), items);
  await changesReceived(testApp);
}
