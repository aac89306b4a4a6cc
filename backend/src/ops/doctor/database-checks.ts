import type pg from 'pg';
import { type AppConfig } from '../../config/app-config.js';
import { isEarlierSchema, SchemaTooOld } from '../../database/earlier-schema.js';
import { MIGRATIONS } from '../../database/migrate.js';
import { reasonOf } from '../../database/probe.js';
import { withClient } from '../../database/with-client.js';
import { compareKeys, readMarks, wrongKeysSentence } from '../../security/key-checks.js';
import { OLDEST_POSTGRES } from '../../server/database-rules.js';
import { type Overdue, readOverdue } from '../../jobs/overdue.read-model.js';
import { type Finding, findings } from './finding.js';
import { checkOutbox } from './outbox-check.js';

const CONNECTION_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;

/** The size of a trial write, which is rolled back. */
const PROBE_ROWS = 2000;
const PROBE_ROW_BYTES = 8000;

/** The SQLSTATE of a full disk. */
const DISK_FULL = '53100';

/** Beyond the first, codes and sessions live noticeably longer or shorter; beyond the second, plainly wrongly. */
const CLOCK_WARNING_MS = 2000;
const CLOCK_FAULT_MS = 60_000;

/** A running server polls the queue every half minute, and jobs wait about a second. */
const QUEUE_SILENT_S = 300;
const JOB_LATE_S = 300;

const database = findings('database');
const room = findings('database room');
const schema = findings('migrations');
const keys = findings('keys');
const clock = findings('clock');
const jobs = findings('jobs');
const erasing = findings('erasing');

/** Hours after which overdue deletion is a fault. */
const OVERDUE_FAULT_HOURS = 24;

/** Checks the database and its contents. When it does not answer, that is the only finding. */
export async function checkDatabase(config: AppConfig): Promise<Finding[]> {
  const {
    database: { url },
    purgeDays,
  } = config;
  if (url === null) return [database.fault('DATABASE_URL is not set.')];
  const settings = {
    connectionString: url,
    application_name: 'hitohira-ops',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS * 2,
  };
  try {
    return await withClient(settings, async (client) => {
      const first = [
        await checkVersion(client, url),
        await checkRoom(client),
        await checkKeys(client, config),
      ];
      const migrations = await checkMigrations(client);
      const queue =
        migrations.health === 'fault'
          ? []
          : [await checkQueue(client), await checkOutbox(client), await checkErasing(client, purgeDays)];
      return [...first, migrations, await checkClock(client), ...queue];
    });
  } catch (error) {
    return [
      database.fault(
        `The database in DATABASE_URL cannot be reached (${reasonOf(error)}): check that it runs, and the host, port, user, password and name.`,
      ),
    ];
  }
}

async function checkVersion(client: pg.Client, url: string): Promise<Finding> {
  const { rows } = await client.query<{ version: string; number: number; superuser: boolean }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
            rolsuper AS superuser
       FROM pg_roles WHERE rolname = current_user`,
  );
  const { version = 'unknown', number = 0, superuser = false } = rows[0] ?? {};
  const { host, pathname } = new URL(url);
  const found = `PostgreSQL ${version.split(' ')[0] ?? ''} at ${host}${pathname}`;
  if (number / 10_000 < OLDEST_POSTGRES)
    return database.fault(`${found} is too old: version ${OLDEST_POSTGRES} or newer is needed.`);
  return superuser
    ? database.warning(
        `${found} responds, but the role in DATABASE_URL is a superuser: use one that only owns its schema.`,
      )
    : database.ok(`${found} responds.`);
}

/** Writes some megabytes and rolls back. */
async function checkRoom(client: pg.Client): Promise<Finding> {
  try {
    await client.query('BEGIN');
    // A temporary table might never reach the disk; an unlogged one avoids WAL.
    await client.query('CREATE UNLOGGED TABLE doctor_probe (filling text)');
    await client.query('ALTER TABLE doctor_probe ALTER COLUMN filling SET STORAGE PLAIN');
    await client.query(
      'INSERT INTO doctor_probe SELECT repeat(chr(65 + each % 26), $2) FROM generate_series(1, $1) AS each',
      [PROBE_ROWS, PROBE_ROW_BYTES],
    );
    const written = Math.round((PROBE_ROWS * PROBE_ROW_BYTES) / 1e6);
    return room.ok(`The database's disk has room: a test write of ${written} MB succeeded.`);
  } catch (error) {
    return (error as { code?: string }).code === DISK_FULL
      ? room.fault(
          `The database's disk is full (${reasonOf(error)}), so nothing can be saved: free up space.`,
        )
      : room.warning(`The free space on the database's disk could not be checked (${reasonOf(error)}).`);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

async function checkKeys(client: pg.Client, { secrets }: AppConfig): Promise<Finding> {
  const { wrong, otherJwt } = compareKeys(await readMarks(client), secrets);
  if (wrong.length > 0) return keys.fault(wrongKeysSentence(wrong));
  return otherJwt
    ? keys.fault(
        'JWT_SECRET differs from that of the server that started last: set the same one on all servers and restart them. Everybody must log in again.',
      )
    : keys.ok('PASSWORD_PEPPER, ENCRYPTION_KEY and JWT_SECRET match the stored data.');
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AND to_regclass('pgboss.version') IS NOT NULL AS found`,
  );
  if (tables[0]?.found !== true) {
    return schema.fault('The database has no tables yet; a server creates them when it starts.');
  }
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM schema_migrations ORDER BY timestamp',
  );
  return judgeMigrations(rows.map(({ name }) => name));
}

/** @param names the applied migrations, oldest first */
function judgeMigrations(names: string[]): Finding {
  try {
    if (isEarlierSchema(names))
      return schema.fault(
        'The schema is that of the last version before 1.0; a server upgrades it when it starts.',
      );
  } catch (error) {
    if (error instanceof SchemaTooOld) return schema.fault(`${error.message} ${error.cure}`);
    throw error;
  }
  const applied = new Set(names);
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const missing = [...known].filter((name) => !applied.has(name));
  const foreign = [...applied].filter((name) => !known.has(name));
  if (missing.length > 0) {
    return schema.fault(
      `Not applied: ${missing.join(', ')}. A server of this version applies them when it starts.`,
    );
  }
  if (foreign.length > 0) {
    return schema.warning(
      `Newer than this program: ${foreign.join(', ')}. Use the commands of that version.`,
    );
  }
  return schema.ok(`All ${known.size} applied.`);
}

async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const after = Date.now();
  return judgeClock((rows[0]?.now.getTime() ?? 0) - (before + after) / 2);
}

/** @param aheadMs how far the database's clock is ahead of this machine's */
export function judgeClock(aheadMs: number): Finding {
  const offMs = Math.abs(aheadMs);
  const difference = `${(offMs / 1000).toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead of'}`;
  const sentence = `The database's clock is ${difference} this machine's: synchronize both with a time server.`;
  if (offMs > CLOCK_FAULT_MS) return clock.fault(sentence);
  if (offMs > CLOCK_WARNING_MS) return clock.warning(sentence);
  return clock.ok("The database's clock and this machine's agree.");
}

async function checkQueue(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ silent: boolean; waiting: number; late: number; oldest: number }>(
    `SELECT coalesce((SELECT max(cron_on) FROM pgboss.version) < now() - $1 * interval '1 second', true) AS silent,
            count(*)::int AS waiting,
            count(*) FILTER (WHERE start_after < now() - $2 * interval '1 second')::int AS late,
            coalesce(extract(epoch FROM now() - min(start_after)), 0)::int AS oldest
       FROM pgboss.job
      WHERE state < 'active' AND start_after <= now()`,
    [QUEUE_SILENT_S, JOB_LATE_S],
  );
  const { silent = true, waiting = 0, late = 0, oldest = 0 } = rows[0] ?? {};
  if (silent) return jobs.fault(`No server has processed the job queue for ${QUEUE_SILENT_S} s: start one.`);
  if (late > 0) {
    return jobs.warning(`Jobs waiting for more than ${JOB_LATE_S} s: ${late}, the oldest for ${oldest} s.`);
  }
  return jobs.ok(`A server processes the job queue; waiting jobs: ${waiting}.`);
}

async function checkErasing(client: pg.Client, purgeDays: number): Promise<Finding> {
  return judgeOverdue(
    await readOverdue(
      async (sql, parameters) => (await client.query<Overdue>(sql, parameters)).rows,
      purgeDays,
    ),
  );
}

/** @param found the rows overdue for deletion, by kind */
export function judgeOverdue(found: readonly Overdue[]): Finding {
  const overdue = found.filter(({ count }) => count > 0);
  if (overdue.length === 0) return erasing.ok('Nothing is overdue for erasure.');
  const list = overdue
    .map(({ what, count, oldestHours }) => `${what}: ${count}, the oldest for ${oldestHours} h`)
    .join('; ');
  const sentence = `Overdue for erasure: ${list}. Check the servers' logs for failed jobs.`;
  const worst = Math.max(...overdue.map(({ oldestHours }) => oldestHours));
  return worst >= OVERDUE_FAULT_HOURS ? erasing.fault(sentence) : erasing.warning(sentence);
}
