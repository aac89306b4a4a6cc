import pg from 'pg';
import { NAME_REFUSED } from '../prepared-read.js';

/** A statement that only reads. */
export interface ReplicaRead {
  /** Under which each connection prepares it; without one it is parsed anew each time. */
  name?: string;
  text: string;
  values: unknown[];
}

/** How much a server takes of a replica. */
export interface ReplicaLimits {
  /** The most connections at once. */
  poolSize: number;
  /** How long a statement may run, and a read waits for a connection, in milliseconds. */
  timeoutMs: number;
}

/** A read replica: a server that repeats what the primary has committed, a moment later. */
export class Replica {
  /** Where it is, without what opens it. */
  readonly name: string;
  /** Whether reads are sent here. */
  isUsed = false;
  /** Whether it was told that none are; at the start that is not told. */
  isAway = false;
  private takesNames = true;
  private readonly pool: pg.Pool;

  constructor(url: string, { poolSize, timeoutMs }: ReplicaLimits) {
    const { host, pathname } = new URL(url);
    this.name = `${host}${pathname}`;
    this.pool = new pg.Pool({
      connectionString: url,
      application_name: 'hitohira',
      max: poolSize,
      connectionTimeoutMillis: timeoutMs,
      statement_timeout: timeoutMs,
      idle_in_transaction_session_timeout: timeoutMs * 5,
      // Where the machine is gone it breaks nothing off itself.
      query_timeout: timeoutMs * 2,
      keepAlive: true,
    });
    // A connection that is lost while nobody uses it: the next read, or look, finds out.
    this.pool.on('error', () => undefined);
  }

  /** Where PostgreSQL refuses a statement under its name, it is asked without one from then on. */
  async rows<Row extends object>({ name, text, values }: ReplicaRead): Promise<Row[]> {
    if (this.takesNames && name !== undefined) {
      try {
        return (await this.pool.query<Row>({ name, text, values })).rows;
      } catch (error) {
        if (!NAME_REFUSED.has((error as { code?: string }).code ?? '')) throw error;
        this.takesNames = false;
      }
    }
    return (await this.pool.query<Row>({ text, values })).rows;
  }

  /**
   * How far it has repeated what the primary wrote, in bytes of its log.
   *
   * @throws Error where it repeats nothing: a primary of its own
   */
  async position(): Promise<bigint> {
    const { rows } = await this.pool.query<{ position: string | null }>(
      `SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS position`,
    );
    const position = rows[0]?.position ?? null;
    if (position === null) throw new Error('It is no replica: it does not repeat what another server wrote.');
    return BigInt(position);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
