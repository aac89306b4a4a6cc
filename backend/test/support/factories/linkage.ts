import { TransactionsService } from '../../../src/database/transactions.service.js';
import {
  LinkagesRepository,
  type NewLinkage,
} from '../../../src/modules/oauth/linkages/linkages.repository.js';
import { changesReceived } from '../changes-received.js';
import { type TestApp } from '../test-app.js';

/** Adds a linked account without a grant. */
export async function createLinkage(
  testApp: TestApp,
  accountId: string,
  linkage: Pick<NewLinkage, 'provider' | 'handle'> & Partial<NewLinkage>,
): Promise<number> {
  const { app } = testApp;
  const id = await app.get(TransactionsService).run((tx) =>
    app.get(LinkagesRepository, { strict: false }).insert(tx, accountId, {
      providerAccountId: linkage.handle,
      snsAccountName: linkage.handle,
      pictureId: null,
      ...linkage,
    }),
  );
  await changesReceived(testApp);
  return id;
}
