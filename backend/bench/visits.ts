import { once } from 'node:events';
import { inDatabase } from './fill-database.js';
import { displayIdOf } from './generated-accounts.js';
import { type Sites } from './large-site.js';
import { inMs } from './load.js';
import { type Filled, scatteredAccounts } from './reads.js';
import { SteadyReads } from './steady-reads.js';
import { type Verdicts } from './verdicts.js';

/** 300 pages per second, evenly spaced; each reports a view, as in a browser. */
const RATE = { atOnce: 3, everyMs: 10, ms: 10_000 };

const PAIRS = 7;

/** The number of profiles that are read repeatedly. */
const PROFILES = 100;

/** The highest allowed ratio of the 99th percentile while views are counted to that without. */
const MAX_RATIO = 2;

/** Only views by browsers are counted. */
const AS_BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
};

const COUNTED = 'SELECT coalesce(sum(count), 0)::int AS views FROM insight_counts';

/** Measures the latency of cached pages while every view is counted, and checks that each view is. */
export async function measureVisits(
  sites: Sites,
  { accounts, url }: Filled,
  verdicts: Verdicts,
): Promise<void> {
  console.log('\n300 pages/s while 300 views/s are counted');
  const { origin, child } = await sites.start(url);
  const ids = scatteredAccounts(accounts, PROFILES).map(displayIdOf);
  const pages = new SteadyReads({ ...RATE, origin, paths: ids.map((id) => `/profile/${id}`) });
  const views = new SteadyReads({
    ...{ ...RATE, origin, headers: AS_BROWSER },
    paths: ids.map((id) => `/api/log/page-access?path=/profile/${id}`),
  });
  for (const reader of [pages, views]) sites.add(reader.child);
  const countedSoFar = () =>
    inDatabase(url, async (client) => (await client.query<{ views: number }>(COUNTED)).rows[0]?.views ?? 0);
  const before = await countedSoFar();
  const { idle, beside, ratio } = await pages.compare(PAIRS, async () => {
    const [p99] = await Promise.all([pages.p99(), views.p99()]);
    return p99;
  });
  for (const reader of [pages, views]) reader.close();
  // The server writes its counts when it stops.
  child.kill('SIGTERM');
  await once(child, 'exit');
  const counted = (await countedSoFar()) - before;
  console.log(`  p99 ${inMs(beside)}, idle ${inMs(idle)}; ${counted} of ${views.answered} views counted`);
  verdicts.atMost(
    `p99 of 300 pages/s while their views are counted, in times without, median of ${PAIRS} pairs`,
    ratio.median,
    MAX_RATIO,
    '',
    {
      measured: { value: beside.median, unit: ' ms' },
      baseline: { value: idle.median, unit: ' ms' },
    },
  );
  verdicts.atLeast('views counted, of those reported', counted / views.answered, 1);
  verdicts.atMost('pages and views that failed', pages.failed + views.failed, 0);
}
