import { Account } from '../../../src/modules/accounts/account.entity.js';
import { DisplayIdClaim } from '../../../src/modules/accounts/display-id-claim.entity.js';
import { type TestApp } from '../test-app.js';

let count = 0;

/** Adds an account with a display ID but without a password, so no login is possible. */
export async function createAccount(
  testApp: TestApp,
  { displayId, ...overrides }: Partial<Account> & { displayId?: string } = {},
): Promise<Account> {
  count += 1;
  const accounts = testApp.repository(Account);
  const account = await accounts.save(
    accounts.create({ displayName: `Account ${count}`, language: 'ja', termsVersion: '1', ...overrides }),
  );
  const name = displayId ?? `account.${count}`;
  await testApp
    .repository(DisplayIdClaim)
    .insert({ key: name.toLowerCase(), displayId: name, accountId: account.id, isCurrent: true });
  return account;
}
