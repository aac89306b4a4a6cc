import { type DataSource } from 'typeorm';

/** Rows per statement: few enough for the statement timeout. */
export const CHUNK = 1000;

/**
 * Deletes rows in bounded statements, so that a failure keeps the progress of a large backlog.
 *
 * @param table the table
 * @returns the number of deleted rows
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
