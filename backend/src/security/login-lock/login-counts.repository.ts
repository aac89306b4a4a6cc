import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteInChunks } from '../../database/delete-in-chunks.js';
import { LoginCount } from './login-count.entity.js';

export type LoginCountKey = Pick<LoginCount, 'emailHash' | 'deviceId'>;

/** The number of wrong passwords that lock, the window in which they count, and the lock's duration. */
export interface LockRule {
  maxFailures: number;
  windowS: number;
  lockS: number;
}

/** The attempts within the window, without those before an expired lock. */
const RECENT = `ARRAY(
  SELECT tried FROM unnest(kept.tried_at) AS tried
   WHERE kept.locked_until IS NULL AND tried > excluded.tried_at[1] - make_interval(secs => $4)
   ORDER BY tried)`;

/** Counts of wrong passwords. Raw SQL, because one conditional upsert counts an attempt. */
@Injectable()
export class LoginCountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts an attempt unless it is locked. It is one statement, so that parallel attempts cannot exceed the limit.
   *
   * @returns null when it is locked, else whether this attempt causes a lock
   */
  async add(
    { emailHash, deviceId }: LoginCountKey,
    { maxFailures, windowS, lockS }: LockRule,
  ): Promise<{ locks: boolean } | null> {
    const [row] = await this.dataSource.query<{ locks: boolean }[]>(
      `INSERT INTO login_counts AS kept (email_hash, device_id, tried_at, locked_until)
       VALUES ($1, $2, ARRAY[clock_timestamp()],
               CASE WHEN $3::int = 1 THEN clock_timestamp() + make_interval(secs => $5) END)
       ON CONFLICT (email_hash, device_id) DO UPDATE
          SET tried_at = ${RECENT} || excluded.tried_at,
              locked_until = CASE WHEN cardinality(${RECENT}) + 1 >= $3::int
                                  THEN excluded.tried_at[1] + make_interval(secs => $5) END
        WHERE kept.locked_until IS NULL OR kept.locked_until <= excluded.tried_at[1]
       RETURNING locked_until IS NOT NULL AS locks`,
      [emailHash, deviceId, maxFailures, windowS, lockS],
    );
    return row ?? null;
  }

  /** The seconds that a lock still lasts; 0 without a lock. */
  async lockedForS({ emailHash, deviceId }: LoginCountKey): Promise<number> {
    const [row] = await this.dataSource.query<{ seconds: number }[]>(
      `SELECT ceil(extract(epoch FROM locked_until - clock_timestamp()))::int AS seconds
         FROM login_counts WHERE email_hash = $1 AND device_id = $2 AND locked_until > clock_timestamp()`,
      [emailHash, deviceId],
    );
    return row?.seconds ?? 0;
  }

  /** Removes the newest attempt and the lock it caused. */
  async removeNewest({ emailHash, deviceId }: LoginCountKey): Promise<void> {
    await this.dataSource.query(
      `UPDATE login_counts SET tried_at = trim_array(tried_at, 1), locked_until = NULL
        WHERE email_hash = $1 AND device_id = $2 AND cardinality(tried_at) > 0`,
      [emailHash, deviceId],
    );
  }

  async delete(key: LoginCountKey): Promise<void> {
    await this.dataSource.manager.delete(LoginCount, key);
  }

  /** Deletes every count of an address; false when there was none. */
  async deleteByEmail(emailHash: Buffer, db: EntityManager = this.dataSource.manager): Promise<boolean> {
    const result = await db.delete(LoginCount, { emailHash });
    return (result.affected ?? 0) > 0;
  }

  /** Deletes counts without recent attempts or a lock. */
  async deleteStale(windowS: number): Promise<void> {
    await deleteInChunks(
      this.dataSource,
      'login_counts',
      `coalesce(locked_until, '-infinity') <= now()
         AND coalesce(tried_at[cardinality(tried_at)], '-infinity') <= now() - make_interval(secs => $1)`,
      [windowS],
    );
  }
}
