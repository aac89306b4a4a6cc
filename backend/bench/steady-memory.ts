import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { readResident } from './memory.js';
import { readMetric } from './metrics.js';
import { STEADY_READS_PER_S } from './steady-reads.js';
import { type Verdicts } from './verdicts.js';

/** The duration of the load before and while memory is measured, and the interval at which it is sampled. */
const WARM_UP_MINUTES = 5;
const MINUTES = 10;
const SAMPLE_MS = 5000;

/** The rate of wrong passwords, sent apart from the reads, which would otherwise wait until they are hashed. */
const LOGINS_PER_S = 2;

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
 * passwords, after the page cache is full and what the other requests keep has had a few minutes to fill.
 */
export async function measureMemory(site: Site, displayIds: string[], verdicts: Verdicts): Promise<void> {
  const pages = addressesOf(displayIds);
  console.log(`${Math.round((await readResident(site.pid)).now)} MB before the first page`);
  await fillPageCache(site, pages);
  const duration = (WARM_UP_MINUTES + MINUTES) * 60;
  const clients = inTurn(Array.from({ length: CLIENTS }, (_, index) => `192.0.2.${index}`));
  const running = Promise.all([
    autocannon({
      url: site.origin,
      connections: 10,
      duration,
      overallRate: STEADY_READS_PER_S,
      requests: reads(pages, clients),
    }),
    autocannon({
      url: site.origin,
      connections: LOGINS_PER_S,
      duration,
      overallRate: LOGINS_PER_S,
      requests: [login(clients)],
    }),
  ]);
  await sleep(WARM_UP_MINUTES * 60_000);
  const before = await readGauges(site);
  const samples = await sample(site.pid);
  const results = await running;
  const after = await readGauges(site);
  const [{ requests }] = results;
  const [errors, faults] = [sumOf(results, 'errors'), sumOf(results, '5xx')];
  const [first, last] = [samples[0]?.resident ?? Number.NaN, samples.at(-1)?.resident ?? Number.NaN];
  console.log(
    `${Math.round(requests.average)} reads/s for ${MINUTES} minutes    ${Math.round(first)} MB at first, ${Math.round(last)} MB at last; ${errors} errors, ${faults} answers of 5xx`,
  );
  for (const [what, now] of after)
    console.log(`  ${what.padEnd(26)} ${megabytes(before.get(what))}, then ${megabytes(now)}`);
  verdicts.atMost('memory, once caches are full', slope(samples), MAX_MB_PER_MINUTE, ' MB a minute');
  verdicts.atMost('requests without an answer, and answers of 5xx', errors + faults, 0);
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

/** The cycle of nine reads: six of a page, two of data, one of an unknown address. */
function reads(pages: () => string, clients: () => string): autocannon.Request[] {
  const from = ({ headers }: autocannon.Request) => ({ ...headers, 'x-forwarded-for': clients() });
  const read = (headers: Record<string, string>, path: () => string): autocannon.Request => ({
    method: 'GET',
    headers,
    setupRequest: (request) => ({ ...request, path: path(), headers: from(request) }),
  });
  const page = (encoding: string) => read(asVisitor(encoding), pages);
  const data = read({}, () => pages().replace(/^.*\/profile\//, '/api/accounts/'));
  return [
    page('br'),
    page('gzip'),
    data,
    page('br'),
    read(
      asVisitor('br'),
      numbered((number) => `/profile/nobody.${number}`),
    ),
    page('identity'),
    data,
    page('br'),
    page('gzip'),
  ];
}

/** A wrong password, of another account each time. */
function login(clients: () => string): autocannon.Request {
  const email = numbered((number) => `nobody.${number}@example.com`);
  return {
    method: 'POST',
    path: '/api/auth/login',
    setupRequest: (request) => ({
      ...request,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': clients() },
      body: JSON.stringify({ email: email(), password: 'not-the-password-1' }),
    }),
  };
}

function asVisitor(encoding: string): Record<string, string> {
  return { accept: 'text/html', 'accept-encoding': encoding, 'accept-language': 'ja' };
}

/** Each page has three addresses, together more than fit in the cache. */
const PREFIXES = ['', '/ja', '/en'];

/** Cycles through the addresses of pages. */
function addressesOf(displayIds: readonly string[]): () => string {
  const displayId = inTurn(displayIds);
  const prefix = inTurn(PREFIXES);
  return () => `${prefix()}/profile/${displayId()}`;
}

/** Cycles through texts. */
function inTurn(texts: readonly string[]): () => string {
  return numbered((number) => texts[number % texts.length] ?? '');
}

/** Each call's text, by the number of earlier calls. */
function numbered(textOf: (number: number) => string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return textOf(count - 1);
  };
}

function sumOf(results: readonly autocannon.Result[], what: 'errors' | '5xx'): number {
  return results.reduce((sum, result) => sum + result[what], 0);
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
