import { type DataSource } from 'typeorm';

/** How many rows one statement deletes: few enough to end well within the limit of statements. */
export const CHUNK = 1000;

/**
 * Deletes rows in statements of a bounded size, so that no backlog is too large to be worked off: what was deleted
 * before a failure stays deleted.
 *
 * @param table the table, with the columns that `condition` names
 * @returns how many were deleted
 */
export async function deleteInChunks(
  dataSource: DataSource,
  table: string,
  condition: string,
  parameters: readonly unknown[] = [],
): Promise<number> {
  for (let total = 0; ;) {
    const [, count] = await dataSource.query<[unknown[], number]>(
      `DELETE FROM ${table}
        WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${CHUNK})) AND ${condition}`,
      [...parameters],
    );
    total += count;
    if (count < CHUNK) return total;
  }
}
