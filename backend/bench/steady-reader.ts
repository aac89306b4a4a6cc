import { Agent, get } from 'node:http';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is read: so many of the paths at once, again and again after so long, and for how long, in milliseconds. */
export interface ReadOrder {
  origin: string;
  paths: string[];
  atOnce: number;
  everyMs: number;
  ms: number;
  /** The headers of each request. */
  headers?: Record<string, string>;
}

/** How long each read took that was answered with 200 or 204, in milliseconds, and how many were not. */
export interface ReadTimes {
  times: number[];
  failed: number;
}

/*
 * Reads from a process of its own: what the one that holds the calls open does takes no time from what is measured. The
 * next ones are sent when their time has come, whether or not those before have been answered: a server that stands still
 * is asked no less.
 */
process.on('message', (order: ReadOrder) => {
  void readSteadily(order).then((times) => process.send?.(times));
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
}: ReadOrder): Promise<ReadTimes> {
  const begun = performance.now();
  const reads: Promise<number | null>[] = [];
  for (let turn = 0; turn * everyMs < ms; turn += 1) {
    await sleep(Math.max(0, begun + turn * everyMs - performance.now()));
    for (let one = 0; one < atOnce; one += 1) {
      reads.push(read(`${origin}${paths[asked % paths.length] ?? ''}`, headers));
      asked += 1;
    }
  }
  const all = await Promise.all(reads);
  const times = all.filter((time) => time !== null);
  return { times, failed: all.length - times.length };
}

/** How long one read takes to its last byte, or null where it fails. */
function read(address: string, headers: Record<string, string>): Promise<number | null> {
  const begun = performance.now();
  return new Promise((resolve) => {
    get(address, { agent, headers }, (answer) => {
      const isRight = answer.statusCode === 200 || answer.statusCode === 204;
      answer.once('end', () => resolve(isRight ? performance.now() - begun : null));
      answer.once('error', () => resolve(null));
      answer.resume();
    }).once('error', () => resolve(null));
  });
}
