import { DataSource } from 'typeorm';
import { type AppConfig } from '../config/app-config.js';
import { DatabaseNames } from './database-names.js';
import { ENTITIES } from './entities.js';
import { limitedClient } from './limited-client.js';

type DatabaseAccess = Pick<AppConfig['database'], 'url' | 'poolSize' | 'statementTimeoutS'>;

/**
 * How long to wait for a response of the database, in milliseconds: twice the statement timeout, so that only a
 * connection that hangs is closed.
 */
export const answerLimitMs = ({ statementTimeoutS }: Pick<DatabaseAccess, 'statementTimeoutS'>): number =>
  statementTimeoutS * 2000;

/** The connection pool, with timeouts for statements and waits. */
export function createDataSource({ url, poolSize, statementTimeoutS }: DatabaseAccess): DataSource {
  const timeoutMs = statementTimeoutS * 1000;
  if (url === null) throw new Error('No database address was configured.');
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    namingStrategy: new DatabaseNames(),
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
