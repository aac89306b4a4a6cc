import { type TestApp } from './test-app.js';

/** Resets the rate limits, or those whose key begins with a prefix. The counters' table has no entity. */
export async function clearThrottles(testApp: TestApp, prefix = ''): Promise<void> {
  await testApp.sql(`DELETE FROM throttle_counts WHERE key LIKE $1 || '%'`, [prefix]);
}
