import { Account } from '../../../src/modules/accounts/account.entity.js';
import { DisplayIdClaim } from '../../../src/modules/accounts/display-id-claim.entity.js';
import { insertMany, type Rows } from '../rows.js';

let count = 0;

/** Adds an account with a display ID but without a password, so no login is possible. */
export async function createAccount(
  rows: Rows,
  { displayId, ...overrides }: Partial<Account> & { displayId?: string } = {},
): Promise<Account> {
  count += 1;
  const accounts = rows.repository(Account);
  const account = await accounts.save(accounts.create(numbered(count, overrides)));
  await rows.repository(DisplayIdClaim).insert(claimOf(account.id, displayId ?? `account.${count}`));
  return account;
}

/** Adds many accounts, and returns their IDs. */
export async function createAccounts(
  rows: Rows,
  number: number,
  overrides: Partial<Account> = {},
): Promise<string[]> {
  const first = count + 1;
  count += number;
  const accounts = Array.from({ length: number }, (_none, index) => numbered(first + index, overrides));
  const keys = await insertMany(rows.repository(Account), accounts);
  const ids = keys.map(({ id }) => id as string);
  const claims = ids.map((id, index) => claimOf(id, `account.${first + index}`));
  await insertMany(rows.repository(DisplayIdClaim), claims);
  return ids;
}

function numbered(number: number, overrides: Partial<Account>) {
  return { displayName: `Account ${number}`, language: 'ja', termsVersion: '1', ...overrides } as const;
}

function claimOf(accountId: string, displayId: string) {
  return { key: displayId.toLowerCase(), displayId, accountId, isCurrent: true };
}
