import { type AppConfig } from '../config/app-config.js';
import { withClient } from '../database/with-client.js';
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
  await withClient(settings(url), async (client) => {
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
  return withClient(settings(url), async (client) => {
    const { wrong, otherJwt } = await checkAndRecordKeys(client, secrets);
    if (wrong.length === 0) return otherJwt;
    const { reason, cure } = describeWrongKeys(wrong);
    throw new StartFailure(reason, cure);
  });
}

const settings = (connectionString: string) => ({
  connectionString,
  application_name: 'hitohira-start',
  connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
});
