import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { type ClusterAddress } from '../../sandbox/postgres/cluster.js';
import { type KeeperOrder, type KeeperReport } from '../../sandbox/postgres/keeper.js';

const KEEPER = path.join(import.meta.dirname, '../../sandbox/postgres/keeper.ts');
const IMPORTS = pathToFileURL(path.join(import.meta.dirname, 'typescript-imports.js')).href;

/** A PostgreSQL for tests, with a keeper that stops it when this process ends in whatever way. */
export interface KeptPostgres {
  keeper: ChildProcess;
  address: ClusterAddress;
}

/** Starts a PostgreSQL through a keeper. */
export async function startKeptPostgres(order: KeeperOrder): Promise<KeptPostgres> {
  const keeper = fork(KEEPER, [], {
    execArgv: ['--import', IMPORTS],
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const report = await new Promise<KeeperReport>((resolve) => {
    keeper.once('message', resolve);
    keeper.once('exit', (code) => resolve({ failed: `its keeper ended with ${code}` }));
    keeper.send(order);
  });
  if ('failed' in report) throw new Error(`PostgreSQL for the tests does not start: ${report.failed}`);
  return { keeper, address: report.ready };
}

/** Stops it, and waits until the keeper has deleted temporary files. */
export async function stopKeptPostgres(keeper: ChildProcess | undefined): Promise<void> {
  if (keeper?.exitCode !== null) return;
  const ended = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.send('stop');
  await ended;
}
