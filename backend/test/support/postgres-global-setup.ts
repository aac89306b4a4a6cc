import { type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { startKeptPostgres } from './postgres-keeper.js';

/** Passed from the global setup to the teardown, which run in the same process. */
declare global {
  var hitohiraTestKeeper: ChildProcess | undefined;
}

/** Starts the one PostgreSQL of a test run. Suites find it through the environment. */
export default async function startPostgres(): Promise<void> {
  const { keeper, address } = await startKeptPostgres({ folder: null });
  globalThis.hitohiraTestKeeper = keeper;
  process.env['HITOHIRA_TEST_POSTGRES'] = address.adminUrl;
}
