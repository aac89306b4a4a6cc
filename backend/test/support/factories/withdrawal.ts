import { Withdrawal } from '../../../src/modules/withdraw-reasons/withdrawal.entity.js';
import { type TestApp } from '../test-app.js';

/** Adds the reason of a withdrawal on a given day, without an account. */
export async function createWithdrawal(
  testApp: TestApp,
  withdrawal: Pick<Withdrawal, 'reasonId' | 'withdrawnOn'> & Partial<Withdrawal>,
): Promise<void> {
  await testApp.repository(Withdrawal).insert(withdrawal);
}
