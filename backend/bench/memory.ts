import { readdir, readFile, writeFile } from 'node:fs/promises';

/** What a server and the processes that it has started hold in memory, in megabytes, as Linux counts. */
export interface Resident {
  now: number;
  /** The most that each of them held, added up: they did not have to hold it at the same time. */
  peak: number;
}

export async function readResident(pid: number): Promise<Resident> {
  const sum = { now: 0, peak: 0 };
  for (const each of await withChildren(pid)) {
    const status = await readFile(`/proc/${each}/status`, 'utf8').catch(() => '');
    const read = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1000;
    sum.now += read('VmRSS');
    sum.peak += read('VmHWM');
  }
  return sum;
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
