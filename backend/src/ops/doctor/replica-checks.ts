import { type AppConfig } from '../../config/app-config.js';
import { reasonOf } from '../../database/probe.js';
import { withClient } from '../../database/with-client.js';
import { type Finding, findings } from './finding.js';

const TIMEOUT_MS = 3000;

const replica = findings('read replica');

/** A server's position in the write-ahead log. */
interface Standing {
  /** The system identifier, which a replica shares with its primary. */
  system: string;
  /** Whether it is in recovery, as replicas are. */
  repeats: boolean;
  /** The WAL position in bytes. */
  position: string;
}

/** Checks the replicas of `DATABASE_REPLICA_URLS`. The site works without them, so nothing is a fault. */
export async function checkReplicas({
  database: { url, replicaUrls, replicaLagS },
}: AppConfig): Promise<Finding[]> {
  if (replicaUrls.length === 0) return [];
  // The database check reports an unavailable primary.
  const primary = url === null ? null : await trustOf(url).catch(() => null);
  return Promise.all(
    replicaUrls.map(async (each) => {
      const { host, pathname } = new URL(each);
      const name = `${host}${pathname}`;
      try {
        return judgeReplica(name, await trustOf(each), primary, replicaLagS);
      } catch (error) {
        return replica.warning(
          `${name} cannot be reached (${reasonOf(error)}), so reads go to the primary: check DATABASE_REPLICA_URLS.`,
        );
      }
    }),
  );
}

/**
 * @param primary null when it does not answer
 * @param lagS the maximum lag at which a replica is read
 */
export function judgeReplica(
  name: string,
  { system, repeats, position }: Standing,
  primary: Standing | null,
  lagS: number,
): Finding {
  if (!repeats) {
    return replica.warning(`${name} is not a replica and is not used: remove it from DATABASE_REPLICA_URLS.`);
  }
  if (primary === null)
    return replica.ok(`${name} responds; the primary does not, so they were not compared.`);
  if (system !== primary.system) {
    return replica.warning(`${name} is a replica of another server than that in DATABASE_URL: remove it.`);
  }
  const behind = Math.max(0, Number(BigInt(primary.position) - BigInt(position)));
  return replica.ok(
    `${name} responds, ${(behind / 1024).toFixed(0)} KiB behind; it is used while it is at most ${lagS} s behind.`,
  );
}

async function trustOf(url: string): Promise<Standing> {
  const settings = {
    connectionString: url,
    application_name: 'hitohira-ops',
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS * 2,
  };
  return withClient(settings, async (client) => {
    const { rows } = await client.query<Standing>(
      `SELECT (SELECT system_identifier::text FROM pg_control_system()) AS system,
              pg_is_in_recovery() AS repeats,
              pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()
                                   ELSE pg_current_wal_lsn() END, '0/0')::text AS position`,
    );
    const [standing] = rows;
    if (standing === undefined) throw new Error('it returned no row');
    return standing;
  });
}
