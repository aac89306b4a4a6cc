import { setImmediate } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { type DataSource } from 'typeorm';
import { type QueueDefinition } from '../../src/jobs/queues.js';
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
