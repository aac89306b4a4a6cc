import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type EntityManager } from 'typeorm';
import { isDatabaseUnavailable } from '../common/errors/failure-mapping.js';
import { AppConfig } from '../config/app-config.js';
import { limitedClient } from '../database/limited-client.js';
import { retryWhileUnavailable } from '../database/start-patience.js';
import { type QueueDefinition } from './queues.js';

/** How long to wait for running jobs when the server stops, in milliseconds. */
const STOP_GRACE_MS = 2000;

/**
 * How workers fetch jobs. A notification wakes them once for any number of jobs, and there is none for a retry, so they
 * also poll.
 */
const WORK = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
} as const;

/** Fails a job without further retries. Its row is kept for a day for monitoring. */
export class UnrecoverableJobError extends Error {
  override readonly name = 'UnrecoverableJobError';

  /**
   * @param reason one word, for the log and the doctor
   * @param responseCode the remote response code, if any
   */
  constructor(
    readonly reason: string,
    readonly responseCode?: number,
  ) {
    super(reason);
  }
}

interface Job<Data> {
  id: string;
  data: Data;
  /** Aborted when the server stops or the job expires: a long job ends early, and its next run continues. */
  signal: AbortSignal;
}

/** Processes a job. A thrown error causes a retry according to the queue, unless it is an `UnrecoverableJobError`. */
export type JobHandler<Data> = (job: Job<Data>) => Promise<void>;

/** The job queue in PostgreSQL (pg-boss). A job that is enqueued in a transaction exists only if it commits. */
@Injectable()
export class JobQueueService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobQueueService.name);
  private readonly boss: PgBoss;
  private readonly workers: (() => Promise<void>)[] = [];
  private readonly stopping = new AbortController();
  private started = false;

  constructor(private readonly config: AppConfig) {
    const timeoutMs = config.database.statementTimeoutS * 1000;
    // Maintenance of the queue may take longer than a request. The listener is not part of this pool; pg-boss checks
    // it.
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
      // The migration creates the schema.
      migrate: false,
      createSchema: false,
      useListenNotify: config.takesJobs,
      // Maintenance is done by processes that process jobs.
      supervise: config.takesJobs,
      schedule: config.takesJobs,
      reindex: false,
    });
    this.boss.on('error', (error) => {
      // An outage is reported every second by each queue; `TableChangesService` logs it once.
      if (isDatabaseUnavailable(error) || error.message.startsWith('LISTEN/NOTIFY')) return;
      this.logger.warn({ event: 'jobs.database-error', err: error });
    });
    this.boss.on('warning', (warning) =>
      this.logger.warn({ event: 'jobs.warning', message: warning.message }),
    );
  }

  /** Enqueues a job in a transaction. */
  async enqueue(tx: EntityManager, queue: QueueDefinition, data: object): Promise<void> {
    await this.boss.send(queue.name, data, {
      db: { executeSql: async (text, values) => ({ rows: await tx.query<unknown[]>(text, values) }) },
    });
  }

  /** Registers the handler of a queue, which starts with the application. */
  process<Data extends object>(queue: QueueDefinition, handler: JobHandler<Data>): void {
    this.workers.push(async () => {
      const { concurrency } = queue;
      const work =
        concurrency === undefined ? WORK : { ...WORK, batchSize: 1, localConcurrency: concurrency };
      await this.boss.work(queue.name, work, (jobs: JobWithMetadata<Data>[]) =>
        Promise.all(jobs.map((job) => this.attempt(queue, job, handler))),
      );
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await retryWhileUnavailable(
      this.config.database.connectTimeoutS,
      () => this.start(),
      (leftS, reason) => this.logger.warn({ event: 'database.retrying', leftS, reason }),
    );
    this.started = true;
    if (!this.config.takesJobs) return;
    for (const start of this.workers) await start();
  }

  private async start(): Promise<void> {
    try {
      await this.boss.start();
    } catch (error) {
      // Stops what has started, so that it can be started again.
      await this.boss.stop({ graceful: false, close: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Processes one job of a batch; a failure does not affect the others. */
  private async attempt<Data extends object>(
    queue: QueueDefinition,
    { id, data, createdOn, signal }: JobWithMetadata<Data>,
    handler: JobHandler<Data>,
  ): Promise<JobResult> {
    try {
      await handler({ id, data, signal: AbortSignal.any([this.stopping.signal, signal]) });
      return { id, status: 'completed' };
    } catch (error) {
      if (error instanceof UnrecoverableJobError) {
        const { reason, responseCode } = error;
        this.logger.warn({ event: 'job.failed', queue: queue.name, jobId: id, reason, responseCode });
        // Without a dead letter queue, this status fails the job without a retry.
        return { id, status: 'deadletter', output: { reason, responseCode } };
      }
      await this.tryLessOften(queue, id, createdOn);
      // Without the message, because mail servers' messages contain the recipient.
      const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
      const reason = { name, code, responseCode };
      this.logger.warn({ event: 'job.attempt-failed', queue: queue.name, jobId: id, ...reason });
      return { id, status: 'failed', output: reason };
    }
  }

  /** Increases the retry interval of a job that has failed for a while. */
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
      // Repeated at the next failure.
      .catch(() => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    if (this.started) await this.boss.stop({ graceful: true, timeout: STOP_GRACE_MS, close: true });
  }
}
