import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, identify, type ProcessIdentity } from '../process-identity.js';
import { StartError } from '../start-error.js';

/** How long a server that is told to stop may take before it is told to stop at once, in milliseconds. */
const FAST_MS = 5000;
const IMMEDIATE_MS = 3000;
const POLL_MS = 20;

/** What a running server writes about itself into its data directory. */
export interface Postmaster {
  pid: number;
  /** `ready` once it takes connections. */
  status: string;
}

/** Reads the server's own file, or null where no server has the directory (or is just about to). */
export function readPostmasterFile(dataDir: string): Postmaster | null {
  try {
    const lines = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, status: (lines[7] ?? '').trim() } : null;
  } catch {
    return null;
  }
}

/** Whether a process is the server of this very directory, and not another that was given the same id since. */
function servesDirectory(pid: number, dataDir: string): boolean {
  try {
    if (process.platform === 'linux') {
      // The server makes its data directory its working directory.
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

/** The server that has this directory at the moment, or null. */
export function findRunningPostmaster(dataDir: string): ProcessIdentity | null {
  const file = readPostmasterFile(dataDir);
  return file && servesDirectory(file.pid, dataDir) ? identify(file.pid) : null;
}

/**
 * Ends the server that an earlier start left behind, if there is one, and removes what it left in the directory. The
 * file alone proves nothing: after a crash its process id may belong to any program, which would keep a new server from
 * starting, and must not be touched.
 */
export async function clearLeftPostmaster(dataDir: string): Promise<void> {
  const left = findRunningPostmaster(dataDir);
  if (left) await stopPostmaster(left);
  else rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
}

/**
 * Stops a server: open sessions are cut, what was committed is safe ("fast"); where that takes too long, at once, and
 * the next start recovers from the log ("immediate").
 */
export async function stopPostmaster(postmaster: ProcessIdentity, fastMs = FAST_MS): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', fastMs],
    ['SIGQUIT', IMMEDIATE_MS],
  ] as const) {
    try {
      process.kill(postmaster.pid, signal);
    } catch {
      // Gone by itself in between.
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
