import { PageChange } from '../../../src/modules/discovery/page-change.entity.js';
import { insertMany, type Rows } from '../rows.js';

/** Far beyond the IDs of the contents in a test. */
const FIRST_CONTENT = 1_000_000;

/** Adds changes that are not announced yet, of pages of deleted contents. */
export async function createPageChanges(rows: Rows, accountId: string, count: number): Promise<void> {
  await insertMany(
    rows.repository(PageChange),
    Array.from({ length: count }, (_none, index) => ({ accountId, contentId: FIRST_CONTENT + index })),
  );
}
