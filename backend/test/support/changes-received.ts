import { randomUUID } from 'node:crypto';
import { TableChangesService } from '../../src/database/table-changes.service.js';
import { type TestApp } from './test-app.js';

/**
 * Waits until the application has received the notifications of all earlier commits; PostgreSQL delivers them in order.
 * To be called after writing to the database directly, before reading what the application caches.
 */
export async function changesReceived(testApp: TestApp): Promise<void> {
  const topic = `test-${randomUUID()}`;
  const received = new Promise<void>((resolve) => {
    testApp.app.get(TableChangesService, { strict: false }).on(topic, () => resolve());
  });
  await testApp.sql(`SELECT pg_notify('table_changed', $1)`, [topic]);
  await received;
}
