import { freePort } from '../sandbox/free-port.js';
import { untilReady } from '../sandbox/supervisor/health.js';
import { displayIdOf } from './generated-accounts.js';
import { NO_CACHE, type Site, type Sites } from './large-site.js';
import { measureRounds } from './load.js';
import { type Filled, PUBLIC_READS, reportRates, scatteredAccounts } from './reads.js';
import { startServer } from './server.js';
import { type Verdicts } from './verdicts.js';

/** The lowest allowed ratio of the throughput among many accounts to that among few. */
const MIN_RATIO = 0.85;

/** The number of starts of a process, and the longest allowed one, in seconds. */
const STARTS = 5;
const MAX_START_S = 5;

const READS = [...PUBLIC_READS, { name: 'a page', prefix: '/ja/profile/' }];

/** How often each account is read before measuring: about once by each connection of the server's pool. */
const WARM_PASSES = 10;

/**
 * Compares the throughput of uncached reads among more accounts with that of the first size. As many accounts, from all
 * over it, are read in each database, after as many requests: each connection of PostgreSQL maps a page of shared memory
 * when it first reads it, which takes as long as a third of a read.
 */
export async function measureScale(
  sites: Sites,
  [few, ...larger]: readonly Filled[],
  verdicts: Verdicts,
): Promise<void> {
  if (!few || larger.length === 0) return;
  const sizes = [few, ...larger];
  const started: Site[] = [];
  for (const { url } of sizes) started.push(await sites.start(url, NO_CACHE));
  for (const { name, prefix } of READS) {
    const results = await measureRounds(
      sizes.map(({ accounts }, index) => ({
        origin: started[index]?.origin ?? '',
        paths: scatteredAccounts(accounts, few.accounts).map((account) => `${prefix}${displayIdOf(account)}`),
        headersOf: () => ({ 'accept-language': 'ja' }),
      })),
      WARM_PASSES,
    );
    const [among, ...amongMore] = results;
    for (const [index, measured] of amongMore.entries()) {
      const { accounts = 0 } = larger[index] ?? {};
      const row = `${name}, nothing kept, ${accounts.toLocaleString('en')} accounts against ${few.accounts.toLocaleString('en')}`;
      if (among) reportRates(verdicts, row, measured, among, MIN_RATIO);
    }
  }
  for (const { child } of started) child.kill();
}

/** Measures the time from the start of a process until it is ready. */
export async function measureStart(
  folder: string,
  { accounts, url }: Filled,
  verdicts: Verdicts,
): Promise<void> {
  let longest = 0;
  for (let start = 0; start < STARTS; start += 1) {
    const port = await freePort();
    const begun = performance.now();
    const child = startServer(url, folder, { port });
    try {
      await untilReady('127.0.0.1', port, AbortSignal.timeout(60_000));
      longest = Math.max(longest, (performance.now() - begun) / 1000);
    } finally {
      child.kill('SIGKILL');
    }
  }
  verdicts.atMost(
    `start of a process, longest of ${STARTS}, ${accounts.toLocaleString('en')} accounts`,
    longest,
    MAX_START_S,
    ' s',
  );
}
