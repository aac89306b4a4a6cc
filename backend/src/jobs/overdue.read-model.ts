/** The sweeps run every hour, so that what waits for longer than this was missed by some of them. */
const OVERDUE_HOURS = 3;

/** What the sweeps erase and should have erased long ago. */
export interface Overdue {
  /** The table. */
  what: string;
  count: number;
  /** For how many hours the oldest should have been gone; 0 where there is none. */
  oldestHours: number;
}

const GRACE = `make_interval(hours => ${OVERDUE_HOURS})`;

/** Since when a row is to be erased, and of which rows of its table that is said. */
const DUE: Record<string, { since: string; of?: string }> = {
  accounts: { since: 'withdrawn_at + make_interval(days => $1)', of: 'withdrawn_at IS NOT NULL' },
  sign_ups: { since: 'expires_at' },
  flows: { since: 'expires_at' },
  sessions: { since: 'expires_at' },
  display_id_claims: { since: 'held_until', of: 'account_id IS NULL' },
};

/**
 * Counts what should be gone: promises to erase are kept by jobs, and where one fails nobody else would notice.
 *
 * @param query asks the database
 * @param purgeDays after how many days a withdrawn account is erased
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
  // The parameter is typed even where a table's due time does not name it.
  return query(`WITH days AS (SELECT $1::int) ${counts.join(' UNION ALL ')}`, [purgeDays]);
}
