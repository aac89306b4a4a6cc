import { rmSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { RestartPolicy } from '../restart-policy.js';
import { reasonOf } from '../start-error.js';
import { Cluster, type ClusterAddress } from './cluster.js';
import { makeThrowawayFolder } from './throwaway-folder.js';

/**
 * The process that supervises the embedded PostgreSQL: it starts and restarts the server, and stops it on request or
 * when its parent exits. It leads its own session, so that Ctrl-C in a terminal does not stop the database before the
 * server.
 */
export interface KeeperOrder {
  /** The cluster's directory, or null for a temporary one, for tests. */
  folder: string | null;
}

export type KeeperReport = { ready: ClusterAddress } | { failed: string };

const FAST_STOP_MS = 4000;

let throwaway: string | null = null;
let cluster: Cluster | null = null;
let ending: Promise<void> | null = null;
let starting: Promise<void> = Promise.resolve();

/** A function, because it changes during awaits. */
const isEnding = () => ending !== null;

function report(message: KeeperReport): void {
  if (process.connected) process.send?.(message);
}

async function end(code: number): Promise<void> {
  ending ??= stopAndExit(code);
  return ending;
}

async function stopAndExit(code: number): Promise<void> {
  try {
    // A starting server is stopped once its process is known.
    await starting;
    await cluster?.stop(FAST_STOP_MS);
    if (throwaway !== null) rmSync(throwaway, { recursive: true, force: true });
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  }
  process.exit(code);
}

async function keepRunning(kept: Cluster): Promise<void> {
  const policy = new RestartPolicy();
  for (;;) {
    await kept.endedByItself();
    if (isEnding()) return;
    const pauseMs = policy.pauseBeforeRestart();
    if (pauseMs === null) {
      process.stderr.write('The embedded database keeps ending by itself.\n');
      await end(1);
      return;
    }
    await sleep(pauseMs);
    await kept.restart();
    // A stop was requested during the restart.
    if (isEnding()) await kept.stop(FAST_STOP_MS);
  }
}

async function begin({ folder }: KeeperOrder): Promise<void> {
  try {
    throwaway = folder === null ? await makeThrowawayFolder() : null;
    cluster = new Cluster({ folder: folder ?? throwaway ?? '', volatile: folder === null });
    const address = await cluster.start();
    report({ ready: address });
    keepRunning(cluster).catch((error: unknown) => {
      if (isEnding()) return;
      process.stderr.write(`${reasonOf(error)}\n`);
      void end(1);
    });
  } catch (error) {
    report({ failed: reasonOf(error) });
    // Lets the parent read the report before the exit.
    setImmediate(() => void end(1));
  }
}

process.once('message', (message: KeeperOrder) => {
  starting = begin(message);
});
process.on('message', (message) => {
  if (message === 'stop') void end(0);
});
process.on('disconnect', () => void end(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
