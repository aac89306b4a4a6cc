import { DataSource } from 'typeorm';
import { type AppConfig } from '../config/app-config.js';
import { ENTITIES } from './entities.js';
import { limitedClient } from './limited-client.js';

/** How the server reaches the database. */
type DatabaseAccess = Pick<AppConfig['database'], 'url' | 'poolSize' | 'statementTimeoutS'>;

/**
 * How long the server waits for an answer of the database, in milliseconds: twice as long as a statement may run, so
 * that only a database that has fallen silent is given up.
 */
export const answerLimitMs = ({ statementTimeoutS }: Pick<DatabaseAccess, 'statementTimeoutS'>): number =>
  statementTimeoutS * 2000;

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
      Client: limitedClient(answerLimitMs({ statementTimeoutS })),
    },
  });
}
