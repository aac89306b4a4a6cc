import { Withdrawal } from '../../../src/modules/withdraw-reasons/withdrawal.entity.js';
import { type TestApp } from '../test-app.js';

/** Adds a reason that somebody gave for leaving on a day, without anybody who left. */
export async function createWithdrawal(
  testApp: TestApp,
  withdrawal: Pick<Withdrawal, 'reasonId' | 'withdrawnOn'> & Partial<Withdrawal>,
): Promise<void> {
  await testApp.repository(Withdrawal).insert(withdrawal);
}
