import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/** Passed from the global setup to the teardown, which run in the same process. */
declare global {
  var hitohiraTestKeeper: ChildProcess | undefined;
}

const KEEPER = path.join(import.meta.dirname, '../../sandbox/postgres/keeper.ts');
const IMPORTS = pathToFileURL(path.join(import.meta.dirname, 'typescript-imports.js')).href;

/**
 * Starts the one PostgreSQL of a test run through a keeper, which stops it and deletes its files at the end of the run,
 * even of a run that is killed. Suites find it through the environment.
 */
export default async function startPostgres(): Promise<void> {
  const keeper = fork(KEEPER, [], {
    execArgv: ['--import', IMPORTS],
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  globalThis.hitohiraTestKeeper = keeper;
  const report = await new Promise<{ ready: { adminUrl: string } } | { failed: string }>((resolve) => {
    keeper.once('message', resolve);
    keeper.once('exit', (code) => resolve({ failed: `its keeper ended with ${code}` }));
    keeper.send({ folder: null });
  });
  if ('failed' in report) throw new Error(`PostgreSQL for the tests does not start: ${report.failed}`);
  process.env['HITOHIRA_TEST_POSTGRES'] = report.ready.adminUrl;
}
