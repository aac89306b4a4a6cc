import type pg from 'pg';

/**
 * What ends with a restore, and is in no backup: a session or a code that had ended in the meantime would be valid again.
 * Everybody logs in anew.
 */
export const ENDED_BY_RESTORE = [
  'code_stops',
  'flows',
  'oauth_states',
  'sessions',
  'sign_ups',
  'social_sign_ups',
];

/**
 * What goes on through a restore, and is in no backup: tries that were made in the meantime still count, and what
 * operators have done since the backup was done all the same.
 */
export const KEPT_BY_RESTORE = ['login_counts', 'operator_acts', 'throttle_counts'];

/**
 * What no backup holds: how far the schema has come, which the version decides, and whether the site is closed and which
 * secrets it has, which are about the deployment. Jobs that wait are in a schema of their own: mails are not sent twice.
 */
const LEFT_OUT = ['schema_migrations', 'maintenance', 'key_checks', ...ENDED_BY_RESTORE, ...KEPT_BY_RESTORE];

/** A table, with the columns that are written to it. */
export interface BackedUpTable {
  name: string;
  columns: string[];
}

/** The tables that a backup holds. */
export async function listTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY c.relname ORDER BY c.relname`,
    [LEFT_OUT],
  );
  return rows;
}

/** The last number of each sequence of these tables; null where it has given none. */
export async function listSequences(client: pg.Client): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname = 'public' AND sequencename <> 'schema_migrations_id_seq' ORDER BY sequencename`,
  );
  return rows;
}

/** The newest change that was made to the schema; null where there is none. */
export async function newestMigration(client: pg.Client): Promise<string | null> {
  const { rows: known } = await client.query<{ known: boolean }>(
    `SELECT to_regclass('public.schema_migrations') IS NOT NULL AS known`,
  );
  if (known[0]?.known !== true) return null;
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM schema_migrations ORDER BY "timestamp" DESC LIMIT 1',
  );
  return rows[0]?.name ?? null;
}
