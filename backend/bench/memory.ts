import { readdir, readFile, writeFile } from 'node:fs/promises';

/** The resident memory of a server and its child processes, in megabytes, as Linux counts. */
export interface Resident {
  now: number;
  /** The sum of the peaks of each process, which may have occurred at different times. */
  peak: number;
}

/** Reads the values in kB of `/proc/PID/status` of one process. */
type Status = (name: 'VmRSS' | 'VmHWM' | 'RssFile') => number;

/** The memory of a server and its child processes now, and their peak since {@link resetPeak}. */
export async function readResident(pid: number): Promise<Resident> {
  return sumResident(
    await Promise.all(
      (await withChildren(pid)).map((each) => readFile(`/proc/${each}/status`, 'utf8').catch(() => '')),
    ),
  );
}

/**
 * Adds up the memory of processes of one program. They share the program itself and its libraries (`RssFile`), which
 * therefore count once, with the largest value of a process.
 *
 * @param statuses the `/proc/PID/status` of each, empty for a process that has ended
 */
export function sumResident(statuses: readonly string[]): Resident {
  const all = statuses.map(parseStatus);
  const sum = (name: 'VmRSS' | 'VmHWM' | 'RssFile') => all.reduce((total, of) => total + of(name), 0);
  const repeated = sum('RssFile') - Math.max(0, ...all.map((of) => of('RssFile')));
  return { now: sum('VmRSS') - repeated, peak: sum('VmHWM') - repeated };
}

function parseStatus(status: string): Status {
  return (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1000;
}

/** Resets the peak to the current value. */
export async function resetPeak(pid: number): Promise<void> {
  for (const each of await withChildren(pid)) await writeFile(`/proc/${each}/clear_refs`, '5');
}

async function withChildren(pid: number): Promise<number[]> {
  const found = [pid];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The program's name, in parentheses, may contain spaces and parentheses; after it come the state and the parent.
    if (Number(stat.replace(/^.*\) /s, '').split(' ')[1]) === pid) found.push(Number(name));
  }
  return found;
}
