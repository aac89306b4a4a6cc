import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import pg from 'pg';
import { toAppError } from '../../common/errors/failure-mapping.js';
import { currentRequest } from '../../common/http/request-context.js';
import { AppConfig } from '../../config/app-config.js';
import { reasonOf } from '../probe.js';
import { PrimaryProgress } from './primary-progress.js';
import { Replica, type ReplicaRead } from './replica.js';

/** The interval of checks, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/**
 * The read replicas of `DATABASE_REPLICA_URLS`. Reads that may lag are spread over those within the allowed lag; the
 * primary is the fallback.
 */
@Injectable()
export class ReadReplicasService implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(ReadReplicasService.name);
  private readonly replicas: Replica[];
  private readonly primary: pg.Pool | null;
  private readonly progress: PrimaryProgress;
  private turn = 0;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor({ database }: AppConfig) {
    const { url, replicaUrls, replicaLagS, poolSize, statementTimeoutS } = database;
    const timeoutMs = statementTimeoutS * 1000;
    this.replicas = replicaUrls.map((each) => new Replica(each, { poolSize, timeoutMs }));
    this.progress = new PrimaryProgress(replicaLagS * 1000);
    // A separate connection, because replicas matter most when the pool is busy.
    this.primary =
      url === null || replicaUrls.length === 0
        ? null
        : new pg.Pool({
            connectionString: url,
            application_name: 'hitohira-progress',
            max: 1,
            connectionTimeoutMillis: timeoutMs,
            statement_timeout: timeoutMs,
            query_timeout: timeoutMs * 2,
            keepAlive: true,
          });
    this.primary?.on('error', () => undefined);
  }

  /** The numbers of configured replicas and of those in use. */
  get counts(): { configured: number; used: number } {
    return {
      configured: this.replicas.length,
      used: this.replicas.filter(({ isUsed }) => isUsed).length,
    };
  }

  /**
   * Reads from a replica if the request may lag, else or after a failure from the primary.
   *
   * @param fromPrimary runs the same read on the primary
   */
  async ask<Row extends object>(read: ReplicaRead, fromPrimary: () => Promise<Row[]>): Promise<Row[]> {
    const replica = currentRequest()?.mayLag === true ? this.next() : null;
    if (replica === null) return fromPrimary();
    try {
      return await replica.rows<Row>(read);
    } catch (error) {
      // An invalid statement says nothing about the replica.
      if (toAppError(error).spec.status >= 500) this.stopUsing(replica, error);
      return fromPrimary();
    }
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.primary !== null) await this.watch();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.looking;
    await Promise.all([this.primary?.end(), ...this.replicas.map((replica) => replica.close())]);
  }

  private next(): Replica | null {
    const used = this.replicas.filter(({ isUsed }) => isUsed);
    this.turn += 1;
    return used[this.turn % used.length] ?? null;
  }

  private async watch(): Promise<void> {
    this.looking = this.look();
    await this.looking;
    if (!this.stopped) this.timer = setTimeout(() => void this.watch(), LOOK_EVERY_MS).unref();
  }

  /** Checks the replicas' positions. Without the primary's position their lag is unknown. */
  private async look(): Promise<void> {
    const asked = performance.now();
    const position = await this.readPrimary().catch(() => null);
    if (position !== null) this.progress.note(asked, position);
    await Promise.all(
      this.replicas.map(async (replica) => {
        try {
          const reached = await replica.position();
          if (this.progress.isRecent(reached, performance.now())) this.use(replica);
          else this.stopUsing(replica, new Error('It has not kept up with the primary.'));
        } catch (error) {
          this.stopUsing(replica, error);
        }
      }),
    );
  }

  private async readPrimary(): Promise<bigint | null> {
    const answer = await this.primary?.query<{ position: string }>(
      `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text AS position`,
    );
    const [row] = answer?.rows ?? [];
    return row === undefined ? null : BigInt(row.position);
  }

  private use(replica: Replica): void {
    replica.isAway = false;
    if (replica.isUsed) return;
    replica.isUsed = true;
    this.logger.log({ event: 'replica.used', replica: replica.name });
  }

  /** Stops using a replica until a check succeeds; logged once. */
  private stopUsing(replica: Replica, error: unknown): void {
    replica.isUsed = false;
    if (replica.isAway) return;
    replica.isAway = true;
    this.logger.warn({ event: 'replica.left-out', replica: replica.name, reason: reasonOf(error) });
  }
}
