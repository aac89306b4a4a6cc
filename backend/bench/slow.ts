import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSteadily, spread, STEADY_READS_PER_S } from './load.js';
import { readMetric } from './metrics.js';
import { SlowSockets } from './slow-sockets.js';
import { type Verdicts } from './verdicts.js';

const SLOW = 500;
const ROUNDS = 5;
const SECONDS = 10;

const REQUESTS = 'http_requests_under_way';

/** The server has begun with the requests of two of the three kinds; the third has not finished its headers. */
const UNDER_WAY = Math.floor((SLOW * 2) / 3);

/** The other files and connections of a process: a slow read also keeps a file open. */
const OTHER_FILES = 1500;

/** The highest allowed ratio of the 99th percentile to that on an idle server. */
const MAX_RATIO = 2;

/** The time for the server to begin with these requests, or to drop them, in milliseconds. */
const SETTLING_MS = 30_000;
const MOMENT_MS = 1000;

/**
 * Compares the latency of public reads on an idle server with that during slow headers, slow bodies and slow reads of
 * hundreds of clients. The rounds alternate, so that other load on the machine affects both equally.
 */
export async function measureReadsBesideSlowSockets(
  { origin, metrics }: { origin: string; metrics: string },
  displayIds: string[],
  verdicts: Verdicts,
): Promise<void> {
  const openFiles = maxOpenFiles();
  if (openFiles < SLOW + OTHER_FILES) {
    verdicts.notMeasured(
      `p99 beside ${SLOW} slow sockets`,
      `a process may open ${openFiles} files here (ulimit -n), and ${SLOW} sockets need ${SLOW + OTHER_FILES}`,
      { sense: 'atMost', value: MAX_RATIO, unit: ' times idle' },
    );
    return;
  }
  const some = displayIds.slice(0, 100);
  const paths = some.flatMap((id) => [`/api/accounts/${id}`, `/profile/${id}`]);
  // Reads each page once, so that only cached pages are measured.
  let page = '';
  for (const path of paths) page = await (await fetch(`${origin}${path}`)).text();
  const script = /<script [^>]*src="([^"]+\.js)"/.exec(page)?.[1];
  if (script === undefined) throw new Error('The page loads no script.');

  const idle: number[] = [];
  const beside: number[] = [];
  const counts = { asked: 0, right: 0, cut: 0, leastOpen: SLOW, leastUnderWay: Infinity };
  const read = async (times: number[]) => {
    let right = 0;
    const result = await readSteadily({ origin, paths }, SECONDS, (path, status, body) => {
      if (status === 200 && isAbout(path, body)) right += 1;
    });
    counts.asked += result['2xx'] + result.non2xx + result.errors;
    counts.right += right;
    times.push(result.latency.p99);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await read(idle);
    const sockets = await SlowSockets.open(origin, script, SLOW);
    try {
      await untilSettled(metrics, (underWay) => underWay >= UNDER_WAY);
      await read(beside);
      counts.leastUnderWay = Math.min(counts.leastUnderWay, await readMetric(metrics, REQUESTS));
      counts.leastOpen = Math.min(counts.leastOpen, sockets.count);
      counts.cut += sockets.cut;
    } finally {
      sockets.close();
    }
    await untilSettled(metrics, (underWay) => underWay === 0);
  }

  const [alone, among] = [spread(idle), spread(beside)];
  const times = among.median / Math.max(1, alone.median);
  console.log(
    `${counts.leastOpen} slow sockets               a third each over headers, body and answer; ${counts.leastUnderWay} or more requests under way, ${counts.cut} cut and reconnected`,
  );
  console.log(
    `${STEADY_READS_PER_S} reads/s beside them         p99 ${among.median} ms (${among.min} to ${among.max}), idle ${alone.median} ms (${alone.min} to ${alone.max}), medians of ${ROUNDS} rounds; ${counts.right} of ${counts.asked} correct`,
  );
  verdicts.atMost(`p99 beside ${SLOW} slow sockets`, times, MAX_RATIO, ' times idle', {
    measured: { value: among.median, unit: ' ms' },
    baseline: { value: alone.median, unit: ' ms' },
  });
  verdicts.atMost('reads that were not answered right', counts.asked - counts.right, 0);
  console.log();
}

/** Whether an answer, as JSON or as a page, contains the display ID at the end of its path. */
function isAbout(path: string, body: string): boolean {
  return body.toLowerCase().includes(`${path.slice(path.lastIndexOf('/') + 1)}"`);
}

/** The limit of open files and connections of a process on this machine. */
function maxOpenFiles(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const soft = Number(userLimits?.open_files?.soft ?? Infinity);
  // Otherwise it is "unlimited".
  return Number.isNaN(soft) ? Infinity : soft;
}

/**
 * Waits until the number of requests under way is right and stays the same for a moment: by then, the buffers of the
 * connections are full, and the server waits for the slow reads.
 */
async function untilSettled(metrics: string, isRight: (underWay: number) => boolean): Promise<void> {
  const deadline = performance.now() + SETTLING_MS;
  let before = Number.NaN;
  for (;;) {
    const underWay = await readMetric(metrics, REQUESTS);
    if (isRight(underWay) && underWay === before) return;
    if (performance.now() > deadline) throw new Error(`The server has ${underWay} requests under way.`);
    before = underWay;
    await sleep(MOMENT_MS);
  }
}
