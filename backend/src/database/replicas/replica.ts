import pg from 'pg';
import { NAME_REFUSED } from '../prepared-read.js';

/** A read-only statement. */
export interface ReplicaRead {
  /** The name of the prepared statement; unprepared without one. */
  name?: string;
  text: string;
  values: unknown[];
}

export interface ReplicaLimits {
  poolSize: number;
  /** The timeout of statements and of waits for a connection, in milliseconds. */
  timeoutMs: number;
}

/** A read replica of the primary. */
export class Replica {
  /** Host and database, without credentials. */
  readonly name: string;
  isUsed = false;
  /** Whether its failure has been logged. */
  isAway = false;
  private preparesStatements = true;
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
      // A machine that is down does not close connections.
      query_timeout: timeoutMs * 2,
      keepAlive: true,
    });
    // An idle connection was lost; the next read or check notices.
    this.pool.on('error', () => undefined);
  }

  /** When PostgreSQL rejects the prepared statement, reads go on unprepared. */
  async rows<Row extends object>({ name, text, values }: ReplicaRead): Promise<Row[]> {
    if (this.preparesStatements && name !== undefined) {
      try {
        return (await this.pool.query<Row>({ name, text, values })).rows;
      } catch (error) {
        if (!NAME_REFUSED.has((error as { code?: string }).code ?? '')) throw error;
        this.preparesStatements = false;
      }
    }
    return (await this.pool.query<Row>({ text, values })).rows;
  }

  /**
   * Its replay position in the WAL, in bytes.
   *
   * @throws Error when it is not in recovery
   */
  async position(): Promise<bigint> {
    const { rows } = await this.pool.query<{ position: string | null }>(
      `SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS position`,
    );
    const position = rows[0]?.position ?? null;
    if (position === null)
      throw new Error('It is not a replica: it does not repeat what another server wrote.');
    return BigInt(position);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
