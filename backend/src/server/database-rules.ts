import { type AppConfig } from '../config/app-config.js';
import { withClient } from '../database/with-client.js';
import { checkAndRecordKeys, describeWrongKeys } from '../security/key-checks.js';
import { StartFailure } from './start-failure.js';

/** The first version with `uuidv7()`. */
export const OLDEST_POSTGRES = 18;

const CONNECTION_TIMEOUT_MS = 3000;

/** @throws StartFailure when PostgreSQL is too old */
export async function requireVersion(url: string): Promise<void> {
  await withClient(settings(url), async (client) => {
    const { rows } = await client.query<{ version: string; number: number }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number`,
    );
    const { version = '', number = 0 } = rows[0] ?? {};
    if (number / 10_000 >= OLDEST_POSTGRES) return;
    throw new StartFailure(
      `The database in DATABASE_URL is PostgreSQL ${version.split(' ')[0] ?? ''}, which is too old.`,
      `Use PostgreSQL ${OLDEST_POSTGRES} or newer.`,
    );
  });
}

/**
 * Checks that the secrets match the data. A changed JWT_SECRET only ends sessions, and may be intended.
 *
 * @returns whether sessions have ended
 * @throws StartFailure with the secrets that do not match
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
