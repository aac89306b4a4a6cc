import { Agent, get } from 'node:http';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Reads `atOnce` paths every `everyMs`, for `ms` milliseconds. */
export interface ReadOptions {
  origin: string;
  paths: string[];
  atOnce: number;
  everyMs: number;
  ms: number;
  headers?: Record<string, string>;
  /** Whether an answer fails that does not contain the last part of its path, a display ID. */
  checked?: boolean;
}

/** The times of the reads answered with 200 or 204, in milliseconds, and the number of all others. */
export interface ReadTimes {
  times: number[];
  failed: number;
}

/*
 * Reads from a separate process, so that the load of the bench's own process does not slow down the measured reads.
 * Reads are sent on schedule, whether or not earlier ones have been answered, so that a stalled server gets no fewer.
 */
process.on('message', (options: ReadOptions) => {
  void readSteadily(options).then((times) => process.send?.(times));
});
process.on('disconnect', () => process.exit(0));

const agent = new Agent({ keepAlive: true });
let asked = 0;

async function readSteadily({
  origin,
  paths,
  atOnce,
  everyMs,
  ms,
  headers = {},
  checked = false,
}: ReadOptions): Promise<ReadTimes> {
  const begun = performance.now();
  const reads: Promise<number | null>[] = [];
  for (let turn = 0; turn * everyMs < ms; turn += 1) {
    await sleep(Math.max(0, begun + turn * everyMs - performance.now()));
    for (let one = 0; one < atOnce; one += 1) {
      reads.push(read(`${origin}${paths[asked % paths.length] ?? ''}`, headers, checked));
      asked += 1;
    }
  }
  const all = await Promise.all(reads);
  const times = all.filter((time) => time !== null);
  return { times, failed: all.length - times.length };
}

/** The time of one read to its last byte, or null if it fails. */
function read(address: string, headers: Record<string, string>, checked: boolean): Promise<number | null> {
  const begun = performance.now();
  return new Promise((resolve) => {
    get(address, { agent, headers }, (answer) => {
      const succeeded = answer.statusCode === 200 || answer.statusCode === 204;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => {
        if (checked) parts.push(part);
      });
      answer.once('end', () => {
        const time = performance.now() - begun;
        resolve(succeeded && (!checked || isAbout(address, String(Buffer.concat(parts)))) ? time : null);
      });
      answer.once('error', () => resolve(null));
    }).once('error', () => resolve(null));
  });
}

/** Whether an answer, as JSON or as a page, contains the display ID at the end of its address. */
function isAbout(address: string, body: string): boolean {
  return body.toLowerCase().includes(`${address.slice(address.lastIndexOf('/') + 1)}"`);
}
