import { type TestApp } from './test-app.js';

/** The tables with scheduled rows. */
type ScheduledTable = 'links' | 'contents' | 'items';

/** Moves the schedule of a row back as if time had passed, without a change notification. */
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
