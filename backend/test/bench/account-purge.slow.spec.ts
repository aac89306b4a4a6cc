import { IsNull, MoreThan } from 'typeorm';
import { addContents, addItems, addPictures, inDatabase } from '../../bench/fill-database.js';
import { createAccount, createAccounts } from '../support/factories/account.js';
import { createLinks } from '../support/factories/link.js';
import { runJob, jobsOf } from '../support/jobs.js';
import { signUp } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PURGE_ACCOUNTS_QUEUE } from '../../src/jobs/queues.js';
import { ago } from '../support/times.js';
import { Content } from '../../src/modules/contents/content.entity.js';
import { Item } from '../../src/modules/items/item.entity.js';
import { Link } from '../../src/modules/links/link.entity.js';
import { PictureFiles } from '../../src/modules/pictures/picture-files.entity.js';
import { Picture } from '../../src/modules/pictures/picture.entity.js';
import { Account } from '../../src/modules/accounts/account.entity.js';
import { DisplayIdClaim } from '../../src/modules/accounts/display-id-claim.entity.js';

const ITEMS = 40_000;
const CONTENTS = 200;
const ACCOUNTS = 1000;

/** The work takes most of a minute on an idle machine, and several beside other tests. */
const PATIENCE_MS = 280_000;

describe('erasing very large accounts', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    // The default.
    testApp = await startTestApp({ DATABASE_STATEMENT_TIMEOUT_S: '2' });
    const { id } = await createAccount(testApp, { withdrawnAt: ago({ days: 9 }) });
    const others = await createAccounts(testApp, ACCOUNTS, { withdrawnAt: ago({ days: 8 }) });
    await createLinks(testApp, others, 1);
    await inDatabase(testApp.databaseUrl, async (client) => {
      await addPictures(client, id, ITEMS);
      await addContents(client, id, CONTENTS);
      await addItems(client, id, { count: ITEMS, perContent: ITEMS / CONTENTS });
      await client.query('ANALYZE');
    });
  });
  afterAll(() => testApp.stop());

  it(`erases an account with ${ITEMS} items and ${ACCOUNTS} others`, async () => {
    const { account } = await signUp(testApp);
    await runJob(testApp, PURGE_ACCOUNTS_QUEUE, PATIENCE_MS);
    expect(await testApp.repository(Account).find()).toMatchObject([{ id: account.accountId }]);
    for (const entity of [Item, Content, Link, Picture])
      expect([entity.name, await testApp.repository<object>(entity).count()]).toEqual([entity.name, 0]);
    const held = { accountId: IsNull(), heldUntil: MoreThan(new Date()) };
    expect(await testApp.repository(DisplayIdClaim).countBy(held)).toBe(ACCOUNTS + 1);
    // Every file is left to the sweep of pictures, which may have begun: it is scheduled every ten minutes.
    expect(await testApp.repository(PictureFiles).countBy({ claimedUntil: IsNull() })).toBe(0);
    const jobs = await jobsOf(testApp, PURGE_ACCOUNTS_QUEUE);
    expect(jobs.filter(({ state }) => state !== 'completed')).toEqual([]);
  });
});
