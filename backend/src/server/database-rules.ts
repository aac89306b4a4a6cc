import pg from 'pg';
import { type AppConfig } from '../config/app-config.js';
import { checkAndRecordKeys, describeWrongKeys } from '../security/key-checks.js';
import { StartFailure } from './start-failure.js';

/** Ids of accounts are made by `uuidv7()`, which came with this version. */
export const OLDEST_POSTGRES = 18;

const CONNECTION_TIMEOUT_MS = 3000;

/**
 * Makes sure that the database is one that migrations can be applied to.
 *
 * @throws StartFailure where it is too old
 */
export async function requireVersion(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ version: string; number: number }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number`,
    );
    const { version = '', number = 0 } = rows[0] ?? {};
    if (number / 10_000 >= OLDEST_POSTGRES) return;
    throw new StartFailure(
      `The database of DATABASE_URL is PostgreSQL ${version.split(' ')[0] ?? ''}, which is too old.`,
      `Use PostgreSQL ${OLDEST_POSTGRES} or newer.`,
    );
  });
}

/**
 * Makes sure that the data can be read with the secrets of this process. A changed JWT_SECRET ends sessions and nothing
 * else, and may be what the operator wants.
 *
 * @returns whether sessions have ended
 * @throws StartFailure naming the secrets that are not those of the data
 */
export async function requireKeys(url: string, secrets: AppConfig['secrets']): Promise<boolean> {
  return withClient(url, async (client) => {
    const { wrong, otherJwt } = await checkAndRecordKeys(client, secrets);
    if (wrong.length === 0) return otherJwt;
    const { reason, cure } = describeWrongKeys(wrong);
    throw new StartFailure(reason, cure);
  });
}

async function withClient<Result>(
  url: string,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'hitohira-start',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await task(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
