import { DataSource } from 'typeorm';
import { type AppConfig } from '../config/app-config.js';
import { ENTITIES } from './entities.js';

/** How the server reaches the database. */
type DatabaseAccess = Pick<AppConfig['database'], 'url' | 'poolSize' | 'statementTimeoutS'>;

/** The database as the server uses it: a bounded pool whose statements and waits end by themselves. */
export function createDataSource({ url, poolSize, statementTimeoutS }: DatabaseAccess): DataSource {
  const timeoutMs = statementTimeoutS * 1000;
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
      connectionTimeoutMillis: timeoutMs,
      statement_timeout: timeoutMs,
      idle_in_transaction_session_timeout: timeoutMs * 5,
      keepAlive: true,
    },
  });
}
