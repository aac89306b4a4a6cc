import { PURGE_ACCOUNTS_QUEUE } from '../../src/jobs/queues.js';
import { runJob } from './jobs.js';
import { type SignedUp } from './sign-up.js';
import { changesHeard } from './changes-heard.js';
import { type TestApp } from './test-app.js';
import { Account } from '../../src/modules/accounts/account.entity.js';
import { ago } from './times.js';

/** Lets an operator suspend an account, or take that back. */
export async function suspend(testApp: TestApp, { account }: SignedUp, suspended: boolean): Promise<void> {
  await testApp.repository(Account).update(account.accountId, { suspendedAt: suspended ? new Date() : null });
  await changesHeard(testApp);
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
  await runJob(testApp, PURGE_ACCOUNTS_QUEUE);
  await changesHeard(testApp);
}
