import { setImmediate } from 'node:timers/promises';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { type DataSource } from 'typeorm';
import { TransactionsService } from '../../src/database/transactions.service.js';
import { JobQueueService } from '../../src/jobs/job-queue.service.js';
import { type QueueDefinition } from '../../src/jobs/queues.js';
import { eventually } from './eventually.js';
import { type TestApp } from './test-app.js';
import { fromNow } from './times.js';

/** Only looks at jobs and changes them: the application schedules and processes them. */
const WITHOUT_WORK = { migrate: false, createSchema: false, supervise: false, schedule: false };

/** The queue of an application, through the connections of the application. To be started before its jobs are used. */
export function queueOf(dataSource: DataSource): PgBoss {
  const executeSql = async (text: string, values?: unknown[]) => ({
    rows: await dataSource.query<unknown[]>(text, values),
  });
  return listeningToErrors(new PgBoss({ ...WITHOUT_WORK, db: { executeSql } }));
}

/** Runs a task with the queue in a database, for tests of other processes. */
export async function withQueue<Result>(
  databaseUrl: string,
  task: (boss: PgBoss) => Promise<Result>,
): Promise<Result> {
  const boss = listeningToErrors(new PgBoss({ ...WITHOUT_WORK, connectionString: databaseUrl, max: 1 }));
  await boss.start();
  try {
    return await task(boss);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}

/** Tests end connections on purpose; a failed call still throws. */
function listeningToErrors(boss: PgBoss): PgBoss {
  return boss.on('error', () => undefined);
}

/** Starts the scheduler as a server does, until it has noted that it looked for due jobs. */
export async function runScheduler(databaseUrl: string): Promise<void> {
  const boss = listeningToErrors(
    new PgBoss({ ...WITHOUT_WORK, schedule: true, connectionString: databaseUrl, max: 1 }),
  );
  await boss.start();
  // It begins in the next turn of the event loop, and is waited for when stopping.
  await setImmediate();
  await boss.stop({ graceful: true, close: true });
}

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

/** Adds a job whose worker has failed with an output: for good, unless it is to be retried. No worker takes it. */
export async function failJob(
  boss: PgBoss,
  { name }: QueueDefinition,
  output: object = {},
  { isRetried = false } = {},
): Promise<void> {
  const id = await boss.send(name, {}, { startAfter: fromNow({ days: 1 }), retryLimit: isRetried ? 1 : 0 });
  await boss.fail(name, id!, output);
}

/** Fails the jobs that a killed server has left active; they would block an exclusive queue until they expire. */
export async function failAbandonedJobs(testApp: TestApp, queue: QueueDefinition): Promise<void> {
  const active = (await openJobs(testApp, queue)).filter(({ state }) => state === 'active');
  await (
    await testApp.queue()
  ).fail(
    queue.name,
    active.map(({ id }) => id),
  );
}

/** Makes the open jobs of a queue older. Uses SQL, since pg-boss sets the time itself. */
export async function ageJobs(testApp: TestApp, queue: QueueDefinition, seconds: number): Promise<void> {
  await testApp.sql(
    `UPDATE pgboss.job SET created_on = created_on - $2 * interval '1 second'
      WHERE name = $1 AND state < 'completed'`,
    [queue.name, seconds],
  );
}
