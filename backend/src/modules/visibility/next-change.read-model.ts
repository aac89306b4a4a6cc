/** The tables whose rows appear and end on a schedule. */
const SCHEDULED_TABLES = ['links', 'contents', 'items'];

/** Longer than the statements of one answer are apart. */
const RECENT = `interval '10 seconds'`;

/** SQL for the next or a recent moment at which a row of an account appears or ends. The index holds scheduled rows only. */
const nextOf = (table: string, accountId: string): string => `
  SELECT least(CASE WHEN visible_from > now() - ${RECENT} THEN visible_from END,
               CASE WHEN visible_until > now() - ${RECENT} THEN visible_until END) AS changes_at
    FROM ${table}
   WHERE account_id = ${accountId} AND visibility = 'public'
     AND (visible_from IS NOT NULL OR visible_until IS NOT NULL)`;

/**
 * SQL for the milliseconds until something on an account's pages appears or ends on schedule; null if nothing will. A
 * duration, so that the clocks of database and process need not agree. Negative for a change in the last seconds: lists
 * that another statement read may be from before it, so they must not be kept.
 *
 * @param accountId a SQL expression
 */
export const changesInMs = (accountId: string): string => `
  (SELECT extract(epoch FROM min(changes_at) - now())::float8 * 1000
     FROM (${SCHEDULED_TABLES.map((table) => nextOf(table, accountId)).join(' UNION ALL ')}) scheduled)`;
