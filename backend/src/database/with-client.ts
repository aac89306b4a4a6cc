import pg, { type ClientConfig } from 'pg';

/** Runs a task on a connection of its own, which is closed afterwards. */
export async function withClient<Result>(
  config: ClientConfig,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // A lost connection fails the next query; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await task(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
