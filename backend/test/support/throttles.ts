import { type TestApp } from './test-app.js';

/** A counter of a rate limit. Its key begins with the name of the limit. */
interface ThrottleRow {
  key: string;
  points: number;
}

/*
 * The table of the counters belongs to a library and has no entity.
 */

/** The counters of the rate limits whose key begins with a prefix. */
export async function throttleCounts(testApp: TestApp, prefix = ''): Promise<ThrottleRow[]> {
  return testApp.sql<ThrottleRow>(`SELECT key, points FROM throttle_counts WHERE key LIKE $1 || '%'`, [
    prefix,
  ]);
}

/** Resets the rate limits, or those whose key begins with a prefix. */
export async function clearThrottles(testApp: TestApp, prefix = ''): Promise<void> {
  await testApp.sql(`DELETE FROM throttle_counts WHERE key LIKE $1 || '%'`, [prefix]);
}

/** Ends the windows of the rate limits whose key begins with a prefix, as time does. */
export async function endThrottles(testApp: TestApp, prefix: string): Promise<void> {
  await testApp.sql(`UPDATE throttle_counts SET expire = 1 WHERE key LIKE $1 || '%'`, [prefix]);
}
