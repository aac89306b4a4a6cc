import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { STEADY_READS_PER_S } from './load.js';
import { readResident } from './memory.js';
import { readMetric } from './metrics.js';
import { type Verdicts } from './verdicts.js';

/** The duration of the load, and the interval at which memory is sampled. */
const MINUTES = 10;
const SAMPLE_MS = 5000;

/** The highest allowed growth once every cache is full, in megabytes per minute. */
const MAX_MB_PER_MINUTE = 1;

/** The page cache counts as full when it has not grown for this long. */
const FULL_MS = 10_000;
const FILLING_CONNECTIONS = 16;

/** The number of clients, which are throttled separately. */
const CLIENTS = 60;

const GAUGES = {
  'JavaScript objects': 'nodejs_heap_size_used_bytes',
  'outside the heap': 'nodejs_external_memory_bytes',
  'cached pages': 'hitohira_page_cache_bytes',
};

interface Site {
  origin: string;
  metrics: string;
  pid: number;
}

/** The memory of the server in megabytes, at a time in minutes. */
interface Sample {
  minute: number;
  resident: number;
}

/**
 * Measures how much a server's memory grows under a steady rate of page views, API reads, mistyped addresses and wrong
 * passwords, after the page cache is full.
 */
export async function measureMemory(site: Site, displayIds: string[], verdicts: Verdicts): Promise<void> {
  const pages = inTurn(displayIds);
  console.log(`${Math.round((await readResident(site.pid)).now)} MB before the first page`);
  await fillPageCache(site, pages);
  const before = await readGauges(site);
  const running = autocannon({
    url: site.origin,
    connections: 10,
    duration: MINUTES * 60,
    overallRate: STEADY_READS_PER_S,
    requests: mix(pages),
  });
  const samples = await sample(site.pid);
  const result = await running;
  const after = await readGauges(site);
  const [first, last] = [samples[0]?.resident ?? Number.NaN, samples.at(-1)?.resident ?? Number.NaN];
  console.log(
    `${Math.round(result.requests.average)} requests/s for ${MINUTES} minutes    ${Math.round(first)} MB at first, ${Math.round(last)} MB at last; ${result.errors} errors, ${result['5xx']} answers of 5xx`,
  );
  for (const [what, now] of after)
    console.log(`  ${what.padEnd(26)} ${megabytes(before.get(what))}, then ${megabytes(now)}`);
  verdicts.atMost('memory, once caches are full', slope(samples), MAX_MB_PER_MINUTE, ' MB a minute');
  verdicts.atMost('requests without an answer, and answers of 5xx', result.errors + result['5xx'], 0);
  console.log();
}

/** Requests pages until the page cache no longer grows. */
async function fillPageCache({ origin, metrics }: Site, pages: () => string): Promise<void> {
  const gauge = GAUGES['cached pages'];
  for (let before = -1, now = 0; now > before; now = await readMetric(metrics, gauge)) {
    before = now;
    await autocannon({
      url: origin,
      connections: FILLING_CONNECTIONS,
      duration: FULL_MS / 1000,
      requests: [
        { method: 'GET', headers: asVisitor('br'), setupRequest: (asked) => ({ ...asked, path: pages() }) },
      ],
    });
  }
}

/** The cycle of ten requests: six for a page, two for data, one for an unknown address, one with a wrong password. */
function mix(pages: () => string): autocannon.Request[] {
  let count = 0;
  const client = () => {
    count += 1;
    return `192.0.2.${count % CLIENTS}`;
  };
  const from = (asked: autocannon.Request) => ({
    ...asked.headers,
    'x-forwarded-for': client(),
  });
  const page = (encoding: string): autocannon.Request => ({
    method: 'GET',
    headers: asVisitor(encoding),
    setupRequest: (asked) => ({ ...asked, path: pages(), headers: from(asked) }),
  });
  const data: autocannon.Request = {
    method: 'GET',
    setupRequest: (asked) => ({
      ...asked,
      path: pages().replace(/^.*\/profile\//, '/api/accounts/'),
      headers: from(asked),
    }),
  };
  return [
    page('br'),
    page('gzip'),
    data,
    page('br'),
    {
      method: 'GET',
      headers: asVisitor('br'),
      setupRequest: (asked) => ({ ...asked, path: `/profile/nobody.${count}`, headers: from(asked) }),
    },
    page('identity'),
    data,
    page('br'),
    page('gzip'),
    {
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      setupRequest: (asked) => ({
        ...asked,
        headers: from(asked),
        body: JSON.stringify({ email: `nobody.${count}@example.com`, password: 'not-the-password-1' }),
      }),
    },
  ];
}

function asVisitor(encoding: string): Record<string, string> {
  return { accept: 'text/html', 'accept-encoding': encoding, 'accept-language': 'ja' };
}

/** Each page has three addresses, together more than fit in the cache. */
const PREFIXES = ['', '/ja', '/en'];

/** Cycles through the addresses of pages. */
function inTurn(displayIds: string[]): () => string {
  let count = 0;
  return () => {
    const displayId = displayIds[count % displayIds.length] ?? '';
    const prefix = PREFIXES[count % PREFIXES.length] ?? '';
    count += 1;
    return `${prefix}/profile/${displayId}`;
  };
}

async function sample(pid: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begin = performance.now();
  for (let number = 0; number <= (MINUTES * 60_000) / SAMPLE_MS; number += 1) {
    await sleep(Math.max(0, begin + number * SAMPLE_MS - performance.now()));
    const { now } = await readResident(pid);
    samples.push({ minute: (performance.now() - begin) / 60_000, resident: now });
  }
  return samples;
}

/** The slope of the regression line (least squares). */
function slope(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, each) => sum + of(each), 0) / samples.length;
  const [minute, resident] = [mean((each) => each.minute), mean((each) => each.resident)];
  const covariance = mean((each) => (each.minute - minute) * (each.resident - resident));
  return covariance / mean((each) => (each.minute - minute) ** 2);
}

async function readGauges({ metrics }: Site): Promise<Map<string, number>> {
  const values = new Map<string, number>();
  for (const [what, metric] of Object.entries(GAUGES)) values.set(what, await readMetric(metrics, metric));
  return values;
}

function megabytes(bytes = Number.NaN): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
