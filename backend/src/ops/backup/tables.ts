import type pg from 'pg';

/**
 * Not backed up and emptied by a restore: a session or code that has ended since would become valid again, and a job
 * divides the sitemap anew.
 */
export const ENDED_BY_RESTORE = [
  'code_stops',
  // Their files are not backed up.
  'exports',
  'flows',
  'imports',
  // They would distinguish the visitors of a day that has ended.
  'insight_salts',
  'insight_visitors',
  'oauth_states',
  'sessions',
  'sign_ups',
  'sitemap_files',
  'social_sign_ups',
];

/** Not backed up and left alone by a restore: counted attempts, the audit log, and files that are to be swept. */
export const KEPT_BY_RESTORE = ['archive_files', 'login_counts', 'operator_acts', 'throttle_counts'];

/** Not backed up. Queued jobs, in a schema of their own, are not either: mails must not be sent twice. */
const LEFT_OUT = ['schema_migrations', 'maintenance', 'key_checks', ...ENDED_BY_RESTORE, ...KEPT_BY_RESTORE];

/** A table with its columns that are not generated. */
export interface BackedUpTable {
  name: string;
  columns: string[];
}

/** The tables of a backup. */
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

/** The last value of each sequence; null when it was never used. */
export async function listSequences(client: pg.Client): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname = 'public' AND sequencename <> 'schema_migrations_id_seq' ORDER BY sequencename`,
  );
  return rows;
}

/** The newest migration that was applied; null when there is none. */
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
