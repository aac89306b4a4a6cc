import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** Identifies a process even when its pid is reused. */
export interface ProcessIdentity {
  pid: number;
  /** The start time in a platform-specific format. */
  started: string;
}

/** The identity of a running process, or null; zombies count as exited. */
export function identify(pid: number): ProcessIdentity | null {
  const started = process.platform === 'linux' ? startTimeFromProc(pid) : startTimeFromPs(pid);
  return started === null ? null : { pid, started };
}

/** Whether this process still runs. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  return identify(pid)?.started === started;
}

function startTimeFromProc(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The program's name, in parentheses, may contain spaces and parentheses.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [state, startTicks] = [fields[0], fields[19]];
    return state === 'Z' || state === 'X' || startTicks === undefined ? null : `${boot} ${startTicks}`;
  } catch {
    return null;
  }
}

function startTimeFromPs(pid: number): string | null {
  try {
    if (process.platform === 'win32') {
      process.kill(pid, 0);
      return 'running';
    }
    const [state, ...words] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/);
    return state === undefined || state === '' || state.startsWith('Z') ? null : words.join(' ');
  } catch {
    return null;
  }
}
