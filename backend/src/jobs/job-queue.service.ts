import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type EntityManager } from 'typeorm';
import { isDatabaseAway } from '../common/errors/failure-mapping.js';
import { AppConfig } from '../config/app-config.js';
import { limitedClient } from '../database/limited-client.js';
import { withStartPatience } from '../database/start-patience.js';
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
  includeMetadata: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
} as const;

/** A job that no further try can finish. Its row is kept for a day, so that it can be counted. */
export class HopelessJob extends Error {
  override readonly name = 'HopelessJob';

  /**
   * @param reason in one word, for the log and the doctor
   * @param responseCode what the other side answered, where it did
   */
  constructor(
    readonly reason: string,
    readonly responseCode?: number,
  ) {
    super(reason);
  }
}

/**
 * Does the work of one job; a failure is thrown and the job is tried again as its queue says, unless it is a
 * `HopelessJob`.
 */
export type JobHandler<Data> = (job: { id: string; data: Data }) => Promise<void>;

/**
 * Jobs in PostgreSQL (pg-boss). A job enqueued in a transaction exists if and only if the transaction does; a worker
 * takes it afterwards, in this process or another.
 */
@Injectable()
export class JobQueueService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobQueueService.name);
  private readonly boss: PgBoss;
  private readonly workers: (() => Promise<void>)[] = [];
  private started = false;

  constructor(private readonly config: AppConfig) {
    const timeoutMs = config.database.statementTimeoutS * 1000;
    // Upkeep of the queue may take longer than what a visitor waits for, and must not wait for ever either. The listener
    // is not of this pool: pg-boss asks it every few seconds whether it still hears.
    const limits = {
      statement_timeout: timeoutMs * 4,
      Client: limitedClient(timeoutMs * 5),
      keepAlive: true,
    };
    this.boss = new PgBoss({
      connectionString: config.database.url ?? '',
      application_name: 'hitohira-jobs',
      max: 3,
      connectionTimeoutMillis: 5000,
      ...limits,
      // The schema is made by the migration; a server never changes it.
      migrate: false,
      createSchema: false,
      useListenNotify: config.takesJobs,
      // What keeps the queue in order belongs to those who take from it.
      supervise: config.takesJobs,
      schedule: config.takesJobs,
      reindex: false,
    });
    this.boss.on('error', (error) => {
      // Each queue finds out each second that the database is away, and the listener with it. That it is, is told once
      // (`TableChangesService`).
      if (isDatabaseAway(error) || error.message.startsWith('LISTEN/NOTIFY')) return;
      this.logger.warn({ event: 'jobs.database-error', err: error });
    });
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
      await this.boss.work(queue.name, WORK, (jobs: JobWithMetadata<Data>[]) =>
        Promise.all(jobs.map((job) => this.attempt(queue, job, handler))),
      );
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await withStartPatience(
      this.config.database.connectTimeoutS,
      () => this.start(),
      (leftS, reason) => this.logger.warn({ event: 'database.awaited', leftS, reason }),
    );
    this.started = true;
    if (!this.config.takesJobs) return;
    for (const start of this.workers) await start();
  }

  private async start(): Promise<void> {
    try {
      await this.boss.start();
    } catch (error) {
      // What has started of it ends, so that it can be started anew.
      await this.boss.stop({ graceful: false, close: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Does one job of a batch; what fails is tried again without the others. */
  private async attempt<Data extends object>(
    queue: QueueDefinition,
    { id, data, createdOn }: JobWithMetadata<Data>,
    handler: JobHandler<Data>,
  ): Promise<JobResult> {
    try {
      await handler({ id, data });
      return { id, status: 'completed' };
    } catch (error) {
      if (error instanceof HopelessJob) {
        const { reason, responseCode } = error;
        this.logger.warn({ event: 'jobs.given-up', queue: queue.name, jobId: id, reason, responseCode });
        // There is no queue for dead letters: this fails the job without another try.
        return { id, status: 'deadletter', output: { reason, responseCode } };
      }
      await this.tryLessOften(queue, id, createdOn);
      // Not the message: what a mail server says of a mail names its recipient.
      const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
      const reason = { name, code, responseCode };
      this.logger.warn({ event: 'jobs.failed', queue: queue.name, jobId: id, ...reason });
      return { id, status: 'failed', output: reason };
    }
  }

  /** Has a job that has failed for a while wait longer between its tries. */
  private async tryLessOften(
    { name, patience }: QueueDefinition,
    id: string,
    createdOn: Date,
  ): Promise<void> {
    if (patience === undefined || createdOn.getTime() > Date.now() - patience.afterS * 1000) return;
    await this.boss
      .getDb()
      .executeSql('UPDATE pgboss.job SET retry_delay_max = $1 WHERE name = $2 AND id = $3', [
        patience.retryDelayMax,
        name,
        id,
      ])
      // The next failure will do it.
      .catch(() => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    if (this.started) await this.boss.stop({ graceful: true, timeout: STOP_GRACE_MS, close: true });
  }
}
