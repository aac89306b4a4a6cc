import { TransactionsService } from '../../src/database/transactions.service.js';
import { JobQueueService } from '../../src/jobs/job-queue.service.js';
import { type QueueDefinition } from '../../src/jobs/queues.js';
import { eventually } from './eventually.js';
import { type TestApp } from './test-app.js';

/** Waits until every job of a queue is done; jobs run in parallel and in any order. */
export async function queueIsDone(
  testApp: TestApp,
  queue: QueueDefinition,
  patienceMs?: number,
): Promise<void> {
  await eventually(
    async () => (await openJobs(testApp, queue.name)).length === 0,
    `the queue ${queue.name} to be done`,
    patienceMs,
  );
}

/** Runs a job of a queue now instead of at its scheduled time. */
export async function runJob(testApp: TestApp, queue: QueueDefinition, patienceMs?: number): Promise<void> {
  const jobs = testApp.app.get(JobQueueService, { strict: false });
  await testApp.app.get(TransactionsService).run((tx) => jobs.enqueue(tx, queue, {}));
  await queueIsDone(testApp, queue, patienceMs);
}

/** Fails the jobs that a killed server has left active; they would block an exclusive queue until they expire. */
export async function failAbandonedJobs(testApp: TestApp, queue: QueueDefinition): Promise<void> {
  await testApp.sql(`UPDATE pgboss.job SET state = 'failed' WHERE name = $1 AND state = 'active'`, [
    queue.name,
  ]);
}

/** The open jobs of a queue. Uses SQL, since the queue's tables have no entities. */
export function openJobs(testApp: TestApp, queue: string): Promise<object[]> {
  return testApp.sql(`SELECT 1 FROM pgboss.job WHERE name = $1 AND state < 'completed'`, [queue]);
}
