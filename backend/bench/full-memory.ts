import { displayIdOf } from './generated-accounts.js';
import { type Sites } from './large-site.js';
import { Load, spread } from './load.js';
import { readResident } from './memory.js';
import { readMetric } from './metrics.js';
import { type Filled, PUBLIC_READS } from './reads.js';
import { type Verdicts } from './verdicts.js';

const REQUESTS = 1_000_000;
const PROFILES = 200_000;

/** What the server may keep, in megabytes. */
const CACHE_MB = 64;
const CACHE = 'hitohira_page_cache_bytes';

/** How often memory is looked at. */
const ROUND_S = 10;

/** By how much memory may be larger at the end than when the cache had become full. */
const MOST_GROWN = 1.05;

/** Of so many requests one is for a page; the others are for the data that it is made of. */
const ONE_PAGE_IN = 10;

/** A moment, and what the server held then, in megabytes. */
export interface Held {
  resident: number;
  cache: number;
}

/** How much more a server holds after very many requests for more profiles than it can keep. */
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
  const samples: Held[] = [];
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
    MOST_GROWN,
    '',
    {
      measured: { value: end, unit: ' MB' },
      baseline: { value: full, unit: ' MB' },
    },
  );
  verdicts.atMost('what the cache holds', largest, CACHE_MB, ' MiB');
  verdicts.atMost('requests that failed', failed, 0);
}

/** The median of what was held in the tenth of the time after the cache had become full, and in the last tenth. */
export function growthOf(samples: readonly Held[]): { full: number; end: number; largest: number } {
  const largest = Math.max(...samples.map(({ cache }) => cache));
  // A cache that drops entries of different sizes stays a little below its limit.
  const begin = samples.findIndex(({ cache }) => cache >= largest * 0.95);
  const length = Math.max(1, Math.floor((samples.length - begin) / 10));
  const median = (part: readonly Held[]) => spread(part.map(({ resident }) => resident)).median;
  return { full: median(samples.slice(begin, begin + length)), end: median(samples.slice(-length)), largest };
}
