import { displayIdOf } from './generated-accounts.js';
import { type Sites } from './large-site.js';
import { Load, spread } from './load.js';
import { readResident } from './memory.js';
import { readMetric } from './metrics.js';
import { type Filled, PUBLIC_READS } from './reads.js';
import { type Verdicts } from './verdicts.js';

const REQUESTS = 1_000_000;
const PROFILES = 200_000;

/** The size of the server's page cache, in megabytes. */
const CACHE_MB = 64;
const CACHE = 'hitohira_page_cache_bytes';

/** The interval at which memory is sampled. */
const ROUND_S = 10;

/** The highest allowed ratio of the memory at the end to that when the cache became full. */
const MAX_RATIO = 1.05;

/** One of so many requests is for a page; the others are for its data. */
const ONE_PAGE_IN = 10;

/** The memory of the server at one time, in megabytes. */
export interface MemorySample {
  resident: number;
  cache: number;
}

/** Measures how much memory grows during many requests for more profiles than the cache can hold. */
export async function measureFullMemory(sites: Sites, filled: Filled, verdicts: Verdicts): Promise<void> {
  console.log(`\n${REQUESTS} requests over ${PROFILES} profiles`);
  const { origin, metrics, child } = await sites.start(filled.url, { PAGE_CACHE_MB: String(CACHE_MB) });
  const pages = { name: 'a page', prefix: '/profile/' };
  const paths = Array.from({ length: PROFILES }, (_none, index) => {
    const number = 1 + Math.floor((index * filled.accounts) / PROFILES);
    const { prefix } =
      (index % ONE_PAGE_IN === 0 ? undefined : PUBLIC_READS[index % PUBLIC_READS.length]) ?? pages;
    return `${prefix}${displayIdOf(number)}`;
  });
  const load = new Load({
    origin,
    paths,
    headersOf: () => ({ 'accept-language': 'ja', 'accept-encoding': 'br' }),
  });
  const samples: MemorySample[] = [];
  let failed = 0;
  while (load.sent < REQUESTS) {
    failed += (await load.fire(ROUND_S)).failed;
    const { now: resident } = await readResident(child.pid ?? 0);
    samples.push({ resident, cache: (await readMetric(metrics, CACHE)) / 2 ** 20 });
  }
  child.kill();
  const { full, end, largest } = growthOf(samples);
  console.log(
    `  ${load.sent} requests, ${Math.round(full)} MB once the cache was full, ${Math.round(end)} MB at the end`,
  );
  verdicts.atMost(
    'memory after 1,000,000 requests, in times of when the cache was full',
    end / full,
    MAX_RATIO,
    '',
    {
      measured: { value: end, unit: ' MB' },
      baseline: { value: full, unit: ' MB' },
    },
  );
  verdicts.atMost('what the cache holds', largest, CACHE_MB, ' MiB');
  // Entries of different sizes leave a little of it unused.
  verdicts.atLeast('what the cache holds once it is full', largest, CACHE_MB * 0.9, ' MiB');
  verdicts.atMost('requests that failed', failed, 0);
}

/** The median memory in the first tenth of the time after the cache became full, and in the last tenth. */
export function growthOf(samples: readonly MemorySample[]): { full: number; end: number; largest: number } {
  const largest = Math.max(...samples.map(({ cache }) => cache));
  // A cache that evicts entries of different sizes stays a little below its limit.
  const begin = samples.findIndex(({ cache }) => cache >= largest * 0.95);
  const length = Math.max(1, Math.floor((samples.length - begin) / 10));
  const median = (part: readonly MemorySample[]) => spread(part.map(({ resident }) => resident)).median;
  return { full: median(samples.slice(begin, begin + length)), end: median(samples.slice(-length)), largest };
}
