import { type JobWithMetadata } from 'pg-boss';
import { TransactionsService } from '../../src/database/transactions.service.js';
import { JobQueueService } from '../../src/jobs/job-queue.service.js';
import { type QueueDefinition } from '../../src/jobs/queues.js';
import { eventually } from './eventually.js';
import { type TestApp } from './test-app.js';

/** All jobs of a queue, also those that are done. */
export async function jobsOf<Data extends object>(
  testApp: TestApp,
  { name }: QueueDefinition,
): Promise<JobWithMetadata<Data>[]> {
  return (await testApp.queue()).findJobs<Data>(name);
}

/** The jobs of a queue that are not done: waiting, to be tried again or running. */
export async function openJobs<Data extends object>(
  testApp: TestApp,
  queue: QueueDefinition,
): Promise<JobWithMetadata<Data>[]> {
  const jobs = await jobsOf<Data>(testApp, queue);
  return jobs.filter(({ state }) => state === 'created' || state === 'retry' || state === 'active');
}

/** Waits until every job of a queue is done; jobs run in parallel and in any order. */
export async function queueIsDone(
  testApp: TestApp,
  queue: QueueDefinition,
  patienceMs?: number,
): Promise<void> {
  await eventually(
    async () => (await openJobs(testApp, queue)).length === 0,
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

/** Lets the jobs of a queue that failed be tried again now instead of after their delay. */
export async function retryNow(testApp: TestApp, queue: QueueDefinition): Promise<void> {
  const boss = await testApp.queue();
  for (const { id, state } of await openJobs(testApp, queue))
    if (state === 'retry') await boss.update(queue.name, undefined, { id, startAfter: new Date() });
}

/** Fails the jobs that a killed server has left active; they would block an exclusive queue until they expire. */
export async function failAbandonedJobs(testApp: TestApp, queue: QueueDefinition): Promise<void> {
  const active = (await openJobs(testApp, queue)).filter(({ state }) => state === 'active');
  const boss = await testApp.queue();
  for (const { id } of active) await boss.fail(queue.name, id);
}

/** Makes the open jobs of a queue older. Uses SQL, since pg-boss sets the time itself. */
export async function ageJobs(testApp: TestApp, queue: QueueDefinition, seconds: number): Promise<void> {
  await testApp.sql(
    `UPDATE pgboss.job SET created_on = created_on - $2 * interval '1 second'
      WHERE name = $1 AND state < 'completed'`,
    [queue.name, seconds],
  );
}
