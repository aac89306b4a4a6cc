/** Sweeps run hourly; rows due for longer were missed by several. */
const OVERDUE_HOURS = 3;

/** The rows of a table that are overdue for deletion. */
export interface Overdue {
  what: string;
  count: number;
  /** Hours for which the oldest is overdue; 0 without any. */
  oldestHours: number;
}

const GRACE = `make_interval(hours => ${OVERDUE_HOURS})`;

/** When a row is due for deletion, and which rows are affected. */
const DUE: Record<string, { since: string; of?: string }> = {
  accounts: { since: 'withdrawn_at + make_interval(days => $1)', of: 'withdrawn_at IS NOT NULL' },
  sign_ups: { since: 'expires_at' },
  flows: { since: 'expires_at' },
  sessions: { since: 'expires_at' },
  archive_files: { since: 'kept_until' },
  insight_visitors: { since: `(day + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'` },
  display_id_claims: { since: 'held_until', of: 'account_id IS NULL' },
};

/**
 * Counts rows overdue for deletion, because nobody would notice failing deletion jobs.
 *
 * @param query runs a query
 * @param purgeDays days until a closed account is erased
 */
export async function readOverdue(
  query: (sql: string, parameters: unknown[]) => Promise<Overdue[]>,
  purgeDays: number,
): Promise<Overdue[]> {
  const counts = Object.entries(DUE).map(
    ([table, { since, of = 'true' }]) =>
      `SELECT '${table}' AS what, count(*)::int AS count,
              coalesce(extract(epoch FROM now() - min(${since})) / 3600, 0)::int AS "oldestHours"
         FROM ${table} WHERE ${of} AND ${since} <= now() - ${GRACE}`,
  );
  // Declares the parameter's type even when no table uses it.
  return query(`WITH days AS (SELECT $1::int) ${counts.join(' UNION ALL ')}`, [purgeDays]);
}
