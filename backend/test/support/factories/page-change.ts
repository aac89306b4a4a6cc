import { PageChange } from '../../../src/modules/discovery/page-change.entity.js';
import { type TestApp } from '../test-app.js';

/** Far beyond the IDs of the contents in a test. */
const FIRST_CONTENT = 1_000_000;

/** Adds changes that are not announced yet, of pages of deleted contents. */
export async function createPageChanges(testApp: TestApp, accountId: string, count: number): Promise<void> {
  await testApp
    .repository(PageChange)
    .insert(
      Array.from({ length: count }, (_none, index) => ({ accountId, contentId: FIRST_CONTENT + index })),
    );
}
