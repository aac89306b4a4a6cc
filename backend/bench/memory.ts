import { readdir, readFile, writeFile } from 'node:fs/promises';

/** What a server and the processes that it has started hold in memory, in megabytes, as Linux counts. */
export interface Resident {
  now: number;
  /** The most that each of them held, added up: they did not have to hold it at the same time. */
  peak: number;
}

/** `/proc/PID/status` of one process, of which only lines with an amount in kB are read. */
type Status = (name: 'VmRSS' | 'VmHWM' | 'RssFile') => number;

/** What a server and the processes that it has started hold now, and have held since {@link forgetPeak}. */
export async function readResident(pid: number): Promise<Resident> {
  return sumResident(
    await Promise.all(
      (await withChildren(pid)).map((each) => readFile(`/proc/${each}/status`, 'utf8').catch(() => '')),
    ),
  );
}

/**
 * Adds up what processes of one program hold. The program itself and its libraries (`RssFile`) are in memory once,
 * however many processes run it, so they count once: as much as the process holds that holds most of them.
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

/** Lets the most that was held begin anew at what is held now. */
export async function forgetPeak(pid: number): Promise<void> {
  for (const each of await withChildren(pid)) await writeFile(`/proc/${each}/clear_refs`, '5');
}

async function withChildren(pid: number): Promise<number[]> {
  const found = [pid];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name of the program, in parentheses, may hold spaces and parentheses itself; behind it: the state, the parent.
    if (Number(stat.replace(/^.*\) /s, '').split(' ')[1]) === pid) found.push(Number(name));
  }
  return found;
}
