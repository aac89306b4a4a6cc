import { type TestApp } from './test-app.js';

/** The tables whose rows appear and end by themselves. */
type ScheduledTable = 'links' | 'contents' | 'items';

/** Moves the times of a row as if the clock of the database went on, without a change that is told of. */
export async function passTime(
  testApp: TestApp,
  table: ScheduledTable,
  id: number,
  ms: number,
): Promise<void> {
  await testApp.sql(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  try {
    await testApp.sql(
      `UPDATE ${table} SET visible_from = visible_from - make_interval(secs => $2 / 1000.0),
                           visible_until = visible_until - make_interval(secs => $2 / 1000.0) WHERE id = $1`,
      [id, ms],
    );
  } finally {
    await testApp.sql(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  }
}
