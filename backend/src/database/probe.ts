import pg from 'pg';

const CONNECTION_TIMEOUT_MS = 3000;

/** Connects once and asks something, without a pool. Rejects with the reason where the database cannot be reached. */
export async function probeDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Why a connection failed, in the driver's words; several addresses may have been tried in vain. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
