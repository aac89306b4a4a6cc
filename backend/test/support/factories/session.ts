import { Session } from '../../../src/security/sessions/session.entity.js';
import { type TestApp } from '../test-app.js';
import { fromNow } from '../times.js';

/** Adds sessions to an account that no browser uses. */
export async function createSessions(
  testApp: TestApp,
  accountId: string,
  count: number,
  overrides: Partial<Omit<Session, 'account'>> = {},
): Promise<void> {
  await testApp.repository(Session).insert(
    Array.from({ length: count }, () => ({
      accountId,
      tokenHash: Buffer.alloc(0),
      expiresAt: fromNow({ days: 1 }),
      ...overrides,
    })),
  );
}
