import { type ObjectLiteral, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import { createDataSource } from '../../src/database/data-source.js';
import { type TestApp } from './test-app.js';

/** The rows of a database by entity, which factories write. */
export type Rows = Pick<TestApp, 'repository'>;

/** PostgreSQL takes 65,535 parameters per statement. */
const CHUNK = 2000;

/** Runs a task with the rows of a database, for tests whose application runs in another process. */
export async function withRows<Result>(
  databaseUrl: string,
  task: (rows: Rows) => Promise<Result>,
): Promise<Result> {
  const dataSource = await createDataSource({
    url: databaseUrl,
    poolSize: 1,
    statementTimeoutS: 30,
  }).initialize();
  try {
    return await task({ repository: (entity) => dataSource.getRepository(entity) });
  } finally {
    await dataSource.destroy();
  }
}

/** Inserts any number of rows, and returns their keys. */
export async function insertMany<Entity extends ObjectLiteral>(
  repository: Repository<Entity>,
  rows: QueryDeepPartialEntity<Entity>[],
): Promise<ObjectLiteral[]> {
  const keys: ObjectLiteral[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const { identifiers } = await repository.insert(rows.slice(start, start + CHUNK));
    keys.push(...identifiers);
  }
  return keys;
}
