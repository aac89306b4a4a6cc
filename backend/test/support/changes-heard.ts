import { randomUUID } from 'node:crypto';
import { TableChangesService } from '../../src/database/table-changes.service.js';
import { type TestApp } from './test-app.js';

/**
 * Waits until the application has heard of every change that was committed before: PostgreSQL delivers notifications
 * in the order of their commits. Whoever writes to the database behind the application calls it before reading what
 * the application keeps.
 */
export async function changesHeard(testApp: TestApp): Promise<void> {
  const topic = `test-${randomUUID()}`;
  const heard = new Promise<void>((resolve) => {
    testApp.app.get(TableChangesService, { strict: false }).on(topic, () => resolve());
  });
  await testApp.sql(`SELECT pg_notify('table_changed', $1)`, [topic]);
  await heard;
}
