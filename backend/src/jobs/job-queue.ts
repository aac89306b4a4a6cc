import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import { type EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { type QueueDefinition } from './queues.js';

/** How long a running job may finish when the server stops, in milliseconds. */
const STOP_GRACE_MS = 2000;

/**
 * How workers look for jobs. A notification wakes them once, whatever number of jobs it stands for, and none comes for a
 * job whose time has come to be tried again: they take what is there, and look every second.
 */
const WORK = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
} as const;

/** Does the work of one job; a failure is thrown and the job is tried again as its queue says. */
export type JobHandler<Data> = (job: { id: string; data: Data }) => Promise<void>;

/**
 * Jobs in PostgreSQL (pg-boss). A job enqueued in a transaction exists if and only if the transaction does; a worker
 * takes it afterwards, in this process or another.
 */
@Injectable()
export class JobQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobQueue.name);
  private readonly boss: PgBoss;
  private readonly workers: (() => Promise<void>)[] = [];
  private started = false;

  constructor(private readonly config: AppConfig) {
    this.boss = new PgBoss({
      connectionString: config.database.url ?? '',
      application_name: 'hitohira-jobs',
      max: 3,
      connectionTimeoutMillis: 5000,
      // The schema is made by the migration; a server never changes it.
      migrate: false,
      createSchema: false,
      useListenNotify: config.takesJobs,
      // What keeps the queue in order belongs to those who take from it.
      supervise: config.takesJobs,
      schedule: config.takesJobs,
      reindex: false,
    });
    this.boss.on('error', (error) => this.logger.warn({ event: 'jobs.database-error', err: error }));
    this.boss.on('warning', (warning) =>
      this.logger.warn({ event: 'jobs.warning', message: warning.message }),
    );
  }

  /** Adds a job in the caller's transaction. */
  async enqueue(tx: EntityManager, queue: QueueDefinition, data: object): Promise<void> {
    await this.boss.send(queue.name, data, {
      db: { executeSql: async (text, values) => ({ rows: await tx.query<unknown[]>(text, values) }) },
    });
  }

  /** Registers the one handler of a queue; it begins to work when the application has started. */
  process<Data extends object>(queue: QueueDefinition, handler: JobHandler<Data>): void {
    this.workers.push(async () => {
      await this.boss.work(queue.name, WORK, (jobs: Job<Data>[]) =>
        Promise.all(jobs.map((job) => this.attempt(queue, job, handler))),
      );
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    this.started = true;
    if (!this.config.takesJobs) return;
    for (const start of this.workers) await start();
  }

  /** Does one job of a batch; what fails is tried again without the others. */
  private async attempt<Data extends object>(
    queue: QueueDefinition,
    { id, data }: Job<Data>,
    handler: JobHandler<Data>,
  ): Promise<JobResult> {
    try {
      await handler({ id, data });
      return { id, status: 'completed' };
    } catch (error) {
      // Not the message: what a mail server says of a mail names its recipient.
      const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
      const reason = { name, code, responseCode };
      this.logger.warn({ event: 'jobs.failed', queue: queue.name, jobId: id, ...reason });
      return { id, status: 'failed', output: reason };
    }
  }

  async onModuleDestroy(): Promise<void> {
    if (this.started) await this.boss.stop({ graceful: true, timeout: STOP_GRACE_MS, close: true });
  }
}
