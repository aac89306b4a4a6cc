import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { inMs } from './load.js';
import { readMetric } from './metrics.js';
import { SlowSockets } from './slow-sockets.js';
import { STEADY_RATE, STEADY_READS_PER_S, SteadyReads } from './steady-reads.js';
import { type Verdicts } from './verdicts.js';

const SLOW = 500;
const PAIRS = 5;
const ROUND_MS = 10_000;

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

  const counts = { cut: 0, leastOpen: SLOW, leastUnderWay: Infinity };
  const reads = new SteadyReads({ ...STEADY_RATE, origin, paths, ms: ROUND_MS, checked: true });
  const { idle, beside, ratio } = await reads.compare(PAIRS, async () => {
    const sockets = await SlowSockets.open(origin, script, SLOW);
    try {
      await untilSettled(metrics, (underWay) => underWay >= UNDER_WAY);
      const p99 = await reads.p99();
      counts.leastUnderWay = Math.min(counts.leastUnderWay, await readMetric(metrics, REQUESTS));
      counts.leastOpen = Math.min(counts.leastOpen, sockets.count);
      counts.cut += sockets.cut;
      return p99;
    } finally {
      sockets.close();
      await untilSettled(metrics, (underWay) => underWay === 0);
    }
  });
  reads.close();

  console.log(
    `${counts.leastOpen} slow sockets               a third each over headers, body and answer; ${counts.leastUnderWay} or more requests under way, ${counts.cut} cut and reconnected`,
  );
  console.log(
    `${STEADY_READS_PER_S} reads/s beside them         p99 ${inMs(beside)}, idle ${inMs(idle)}, medians of ${PAIRS} pairs; ${reads.answered} correct, ${reads.failed} not`,
  );
  verdicts.atMost(`p99 beside ${SLOW} slow sockets`, ratio.median, MAX_RATIO, ' times idle', {
    measured: { value: beside.median, unit: ' ms' },
    baseline: { value: idle.median, unit: ' ms' },
  });
  verdicts.atMost('reads that were not answered right', reads.failed, 0);
  console.log();
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
