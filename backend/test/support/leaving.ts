import { PURGE_ACCOUNTS_QUEUE } from '../../src/jobs/queues.js';
import { runJob } from './jobs.js';
import { type SignedUp } from './sign-up.js';
import { changesReceived } from './changes-received.js';
import { type TestApp } from './test-app.js';
import { Account } from '../../src/modules/accounts/account.entity.js';
import { ago } from './times.js';

/** Suspends an account, or lifts its suspension. */
export async function suspend(testApp: TestApp, { account }: SignedUp, suspended: boolean): Promise<void> {
  await testApp.repository(Account).update(account.accountId, { suspendedAt: suspended ? new Date() : null });
  await changesReceived(testApp);
}

/** Withdraws the account of its owner. */
export async function leave({ browser }: SignedUp): Promise<void> {
  await browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
}

/** Restores a withdrawn account with the link in the goodbye mail. */
export async function comeBack(testApp: TestApp, { input }: SignedUp): Promise<void> {
  // The first mail had the code of the sign-up; the second one has the link.
  const { text = '' } = await testApp.mail.newest(input.email, 2);
  const [, token] = /\/restore\?token=([\w-]{43})$/m.exec(text) ?? [];
  await testApp.client.post('/api/accounts/restore').send({ token }).expect(204);
}

/** Erases a withdrawn account as the daily job does, after moving its withdrawal back by eight days. */
export async function erase(testApp: TestApp, { account: { accountId } }: SignedUp): Promise<void> {
  await testApp.repository(Account).update(accountId, { withdrawnAt: ago({ days: 8 }) });
  await runJob(testApp, PURGE_ACCOUNTS_QUEUE);
  await changesReceived(testApp);
}
