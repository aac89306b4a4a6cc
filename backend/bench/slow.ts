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

/** Two of three kinds are a request that the server has begun with; the third has not said yet what it wants. */
const UNDER_WAY = Math.floor((SLOW * 2) / 3);

/** Files and connections that a process holds beside those sockets: what is read slowly is an open file, too. */
const OTHER_FILES = 1500;

/** How much longer the slowest of a hundred reads may take than on an idle server. */
const MOST_TIMES = 2;

/** How long the server gets to take up those requests, and to let go of them, in milliseconds. */
const SETTLING_MS = 30_000;
const MOMENT_MS = 1000;

/**
 * What public reads wait beside hundreds of clients that dawdle over headers, over bodies and over answers, and on an
 * idle server: in turn, round by round, so that whatever else the machine does meets both alike.
 */
export async function measureReadsBesideSlowSockets(
  { origin, metrics }: { origin: string; metrics: string },
  displayIds: string[],
  verdicts: Verdicts,
): Promise<void> {
  const most = mostOpenFiles();
  if (most < SLOW + OTHER_FILES) {
    verdicts.notMeasured(
      `p99 beside ${SLOW} slow sockets`,
      `a process may open ${most} files here (ulimit -n), and ${SLOW} sockets need ${SLOW + OTHER_FILES}`,
      { sense: 'atMost', value: MOST_TIMES, unit: ' times idle' },
    );
    return;
  }
  const some = displayIds.slice(0, 100);
  const paths = some.flatMap((id) => [`/api/accounts/${id}`, `/profile/${id}`]);
  // Pages are made once and kept: what is measured is reading, not the first read of each.
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
    `${counts.leastOpen} slow sockets               a third each over headers, body and answer; ${counts.leastUnderWay} or more requests under way, ${counts.cut} cut and come again`,
  );
  console.log(
    `${STEADY_READS_PER_S} reads/s beside them         p99 ${among.median} ms (${among.min} to ${among.max}), idle ${alone.median} ms (${alone.min} to ${alone.max}), medians of ${ROUNDS} rounds; ${counts.right} of ${counts.asked} right`,
  );
  verdicts.atMost(`p99 beside ${SLOW} slow sockets`, times, MOST_TIMES, ' times idle', {
    measured: { value: among.median, unit: ' ms' },
    baseline: { value: alone.median, unit: ' ms' },
  });
  verdicts.atMost('reads that were not answered right', counts.asked - counts.right, 0);
  console.log();
}

/** Whether an answer is about the display ID at the end of an address: as JSON or as a page. */
function isAbout(path: string, body: string): boolean {
  return body.toLowerCase().includes(`${path.slice(path.lastIndexOf('/') + 1)}"`);
}

/** How many files and connections this machine lets a process open. */
function mostOpenFiles(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const soft = Number(userLimits?.open_files?.soft ?? Infinity);
  // What is not a number is "unlimited".
  return Number.isNaN(soft) ? Infinity : soft;
}

/**
 * Waits until the server has as many requests under way as it should, and no fewer a moment later: what fits into the
 * buffers of the connections has been sent by then, which is no slow reading yet.
 */
async function untilSettled(metrics: string, isSo: (underWay: number) => boolean): Promise<void> {
  const deadline = performance.now() + SETTLING_MS;
  let before = Number.NaN;
  for (;;) {
    const underWay = await readMetric(metrics, REQUESTS);
    if (isSo(underWay) && underWay === before) return;
    if (performance.now() > deadline) throw new Error(`The server has ${underWay} requests under way.`);
    before = underWay;
    await sleep(MOMENT_MS);
  }
}
