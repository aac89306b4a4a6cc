import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, identify, type ProcessIdentity } from '../process-identity.js';
import { StartError } from '../start-error.js';

/** The milliseconds to wait for a fast, then for an immediate shutdown. */
const FAST_MS = 5000;
const IMMEDIATE_MS = 3000;
const POLL_MS = 20;

/** The content of `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  /** `ready` once it accepts connections. */
  status: string;
}

/** Reads `postmaster.pid`; null when no server uses the directory (or one is about to). */
export function readPostmasterFile(dataDir: string): Postmaster | null {
  try {
    const lines = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, status: (lines[7] ?? '').trim() } : null;
  } catch {
    return null;
  }
}

/** Whether a process is this directory's server, and not another one that reuses the pid. */
function servesDirectory(pid: number, dataDir: string): boolean {
  try {
    if (process.platform === 'linux') {
      // The data directory is the server's working directory.
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '';
      return (
        path.basename(command).includes('postgres') &&
        readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir)
      );
    }
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(dataDir);
  } catch {
    return false;
  }
}

/** The server that uses the directory, or null. */
export function findRunningPostmaster(dataDir: string): ProcessIdentity | null {
  const file = readPostmasterFile(dataDir);
  return file && servesDirectory(file.pid, dataDir) ? identify(file.pid) : null;
}

/**
 * Stops the server that an earlier start left behind, and removes its pid file. After a crash the pid may belong to any
 * program, which must not be touched.
 */
export async function clearStalePostmaster(dataDir: string): Promise<void> {
  const left = findRunningPostmaster(dataDir);
  if (left) await stopPostmaster(left);
  else rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
}

/**
 * Stops a server with a fast shutdown, which closes sessions; after a timeout with an immediate one, which requires
 * recovery at the next start.
 */
export async function stopPostmaster(postmaster: ProcessIdentity, fastMs = FAST_MS): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', fastMs],
    ['SIGQUIT', IMMEDIATE_MS],
  ] as const) {
    try {
      process.kill(postmaster.pid, signal);
    } catch {
      // It has exited meanwhile.
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isRunning(postmaster)) return;
      await sleep(POLL_MS);
    }
  }
  throw new StartError(
    `The PostgreSQL left by an earlier start (process ${postmaster.pid}) does not stop: end it by hand.`,
  );
}
