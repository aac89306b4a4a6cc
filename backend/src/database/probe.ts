import { withClient } from './with-client.js';

const TIMEOUT_MS = 3000;

/** Connects once without a pool. Rejects when the database cannot be reached. */
export async function probeDatabase(connectionString: string): Promise<void> {
  await withClient(
    { connectionString, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS },
    (client) => client.query('SELECT 1'),
  );
}

/** The driver's message; of several addresses, the first one's. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
