import { DataSource } from 'typeorm';
import { type AppConfig } from '../config/app-config.js';
import { ENTITIES } from './entities.js';

/** How long a statement may run, in milliseconds: longer than any of ours needs, shorter than a visitor waits. */
const STATEMENT_TIMEOUT_MS = 2000;

/** How long a request waits for a connection of the pool, in milliseconds, before it is told to come back. */
const CONNECTION_TIMEOUT_MS = 2000;

/** The database as the server uses it: a bounded pool whose statements and waits end by themselves. */
export function createDataSource(config: Pick<AppConfig, 'database'>): DataSource {
  const { url, poolSize } = config.database;
  if (url === null) throw new Error('No database address was configured.');
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    synchronize: false,
    migrationsRun: false,
    logging: false,
    applicationName: 'hitohira',
    extra: {
      max: poolSize,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 5,
      keepAlive: true,
    },
  });
}
