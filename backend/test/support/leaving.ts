import { TransactionsService } from '../../src/database/transactions.service.js';
import { JobQueueService } from '../../src/jobs/job-queue.service.js';
import { PURGE_ACCOUNTS_QUEUE } from '../../src/jobs/queues.js';
import { eventually } from './eventually.js';
import { type SignedUp } from './sign-up.js';
import { type TestApp } from './test-app.js';
import { Account } from '../../src/modules/accounts/account.entity.js';
import { ago } from './times.js';

/** Lets an operator suspend an account, or take that back. */
export async function suspend(testApp: TestApp, { account }: SignedUp, suspended: boolean): Promise<void> {
  await testApp.sql('UPDATE accounts SET suspended_at = CASE WHEN $1 THEN now() END WHERE id = $2', [
    suspended,
    account.accountId,
  ]);
}

/** Lets the owner of an account leave. */
export async function leave({ browser }: SignedUp): Promise<void> {
  await browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
}

/** Lets somebody who has left come back by the link of the goodbye mail. */
export async function comeBack(testApp: TestApp, { input }: SignedUp): Promise<void> {
  // The first mail was the code of the sign-up; the link of this one leads back.
  const { text = '' } = await testApp.mail.newest(input.email, 2);
  const [, token] = /\/restore\?token=([\w-]{43})$/m.exec(text) ?? [];
  await testApp.client.post('/api/accounts/restore').send({ token }).expect(204);
}

/** Lets the days go by after which the account of somebody who has left is erased. */
export async function erase(testApp: TestApp, { account: { accountId } }: SignedUp): Promise<void> {
  await testApp.repository(Account).update(accountId, { withdrawnAt: ago({ days: 8 }) });
  const jobs = testApp.app.get(JobQueueService, { strict: false });
  await testApp.app.get(TransactionsService).run((tx) => jobs.enqueue(tx, PURGE_ACCOUNTS_QUEUE, {}));
  await eventually(async () => {
    const rows = await testApp.repository(Account).findBy({ id: accountId });
    return rows.length === 0;
  }, 'the erasing to be done');
}
