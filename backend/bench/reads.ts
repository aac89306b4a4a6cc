import { type IncomingMessage } from 'node:http';
import { pseudoRandomIntegers } from '../src/common/pseudo-random.js';
import { startBareResponder, startPlainReader } from './baselines.js';
import { displayIdOf } from './generated-accounts.js';
import { NO_CACHE, type Sites } from './large-site.js';
import { type LoadTarget, type Measurement, measureRounds, ratioOf } from './load.js';
import { type RawAnswer, readRaw } from './raw-answer.js';
import { type Verdicts } from './verdicts.js';

/** The lowest allowed ratios of the throughput to that of a baseline. */
const MIN_RATIOS = { cached: 0.6, notModified: 0.6, uncached: 0.5 };

/** The highest allowed ratio of the 99th percentile of cached pages to that of the bare responder. */
const MAX_P99_RATIO = 3;

/** The number of profiles that are read repeatedly, so that all their answers are cached. */
const PROFILES = 100;

/**
 * The number of accounts from the whole database that are read in turn. Their rows fit in the database's memory, as do
 * those of the creators who have visitors at a given time.
 */
const SPREAD = 5_000;

/** The number of answers that are compared with those of the handwritten program. */
const COMPARED = 25;

const LANGUAGE = { 'accept-language': 'ja' };
const AS_BROWSER = { ...LANGUAGE, accept: 'text/html', 'accept-encoding': 'br' };

/** The public API reads behind pages. */
export const PUBLIC_READS = [
  { name: 'GET /api/accounts/{id}', prefix: '/api/accounts/' },
  { name: 'GET /api/links/accounts/{id}', prefix: '/api/links/accounts/' },
  { name: 'GET /api/contents/accounts/{id}', prefix: '/api/contents/accounts/' },
];

/** A filled database. */
export interface Filled {
  accounts: number;
  url: string;
}

/** Account numbers from the whole database, pseudorandom and the same in every run. */
export function scatteredAccounts(accounts: number, count = SPREAD): number[] {
  const next = pseudoRandomIntegers(1);
  return Array.from({ length: count }, () => 1 + (next() % accounts));
}

/** Compares the throughput of cached reads with a bare responder, and of uncached ones with a handwritten program. */
export async function measureReads(sites: Sites, filled: Filled, verdicts: Verdicts): Promise<void> {
  const size = `${filled.accounts.toLocaleString('en')} accounts`;
  console.log(`\nPublic reads, ${size}, 32 connections`);
  const site = await sites.start(filled.url);
  const step = Math.max(1, Math.floor(filled.accounts / PROFILES));
  const ids = Array.from({ length: Math.min(PROFILES, filled.accounts) }, (_, index) =>
    displayIdOf(index * step + 1),
  );
  const compareCached = async (row: string, target: LoadTarget, least: number, p99 = false) => {
    const sample = await sampleOf(target);
    const bare = await startBareResponder({
      status: sample.status,
      headers: bareHeaders(sample.headers),
      body: sample.body.toString('base64'),
    });
    sites.add(bare.child);
    const [measured, floor] = await measureRounds([target, { origin: bare.origin, paths: ['/'] }]);
    bare.child.kill();
    if (!measured || !floor) return;
    console.log(`  ${sample.body.length} bytes an answer`);
    reportRates(verdicts, `${row}, ${size}`, measured, floor, least);
    if (p99)
      verdicts.atMost(
        `p99 of ${row}, in times of the bare responder, ${size}`,
        measured.latencies.median / floor.latencies.median,
        MAX_P99_RATIO,
        '',
        {
          measured: { value: measured.latencies.median, unit: ' ms' },
          baseline: { value: floor.latencies.median, unit: ' ms' },
        },
      );
  };

  const pages = ids.map((id) => `/profile/${id}`);
  const page = { origin: site.origin, paths: pages, headersOf: () => AS_BROWSER };
  await compareCached('kept page, Brotli', page, MIN_RATIOS.cached, true);
  const tags = new Map<string, string>();
  for (const path of pages) {
    const { headers } = await readRaw(`${site.origin}${path}`, AS_BROWSER);
    tags.set(path, headers.etag ?? '');
  }
  await compareCached(
    '304',
    { ...page, headersOf: (path) => ({ ...AS_BROWSER, 'if-none-match': tags.get(path) ?? '' }) },
    MIN_RATIOS.notModified,
  );
  for (const { name, prefix } of PUBLIC_READS) {
    const paths = ids.map((id) => `${prefix}${id}`);
    await compareCached(
      `${name}, kept`,
      { origin: site.origin, paths, headersOf: () => LANGUAGE },
      MIN_RATIOS.cached,
    );
  }
  site.child.kill();

  const fresh = await sites.start(filled.url, NO_CACHE);
  const plain = await startPlainReader({ databaseUrl: filled.url, sameAnswers: true });
  sites.add(plain.child);
  const accounts = scatteredAccounts(filled.accounts);
  for (const { name, prefix } of PUBLIC_READS) {
    const paths = accounts.map((account) => `${prefix}${displayIdOf(account)}`);
    const target = (origin: string) => ({ origin, paths, headersOf: () => LANGUAGE });
    await requireSameAnswers(fresh.origin, plain.origin, paths.slice(0, COMPARED));
    const [measured, byHand] = await measureRounds([target(fresh.origin), target(plain.origin)]);
    if (measured && byHand)
      reportRates(verdicts, `${name}, nothing kept, by hand, ${size}`, measured, byHand, MIN_RATIOS.uncached);
  }
  fresh.child.kill();
  plain.child.kill();
}

/** Reports the ratio of the throughput to that of a baseline. */
export function reportRates(
  verdicts: Verdicts,
  row: string,
  measured: Measurement,
  baseline: Measurement,
  least: number,
): void {
  const say = ({ rates: { min, median, max }, latencies }: Measurement) =>
    `${Math.round(median)}/s (${Math.round(min)} to ${Math.round(max)}, p99 ${latencies.median} ms)`;
  console.log(`  ${say(measured)}, baseline ${say(baseline)}`);
  verdicts.atLeast(row, ratioOf(measured, baseline), least, '', {
    measured: { value: measured.rates.median, unit: '/s' },
    baseline: { value: baseline.rates.median, unit: '/s' },
  });
}

/** The answer of median length, after requesting each often enough to be cached. */
async function sampleOf({ origin, paths, headersOf = () => ({}) }: LoadTarget): Promise<RawAnswer> {
  let answers: RawAnswer[] = [];
  for (let time = 0; time < 3; time += 1) {
    answers = [];
    for (const path of paths) answers.push(await readRaw(`${origin}${path}`, headersOf(path)));
  }
  const sorted = answers.toSorted((one, other) => one.body.length - other.body.length);
  const sample = sorted[Math.floor(sorted.length / 2)];
  if (!sample || ![200, 304].includes(sample.status))
    throw new Error(`${origin} does not answer as expected.`);
  return sample;
}

/** The headers of the bare responder for the same bytes. */
function bareHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ['content-type', 'content-encoding', 'etag'] as const) {
    const value = headers[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

/** Throws unless the handwritten program gives the same answers as the product. */
async function requireSameAnswers(origin: string, byHand: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [one, other] = await Promise.all(
      [origin, byHand].map((each) => readRaw(`${each}${path}`, LANGUAGE)),
    );
    if (one?.status !== 200 || other?.body.equals(one.body) !== true)
      throw new Error(
        `The handwritten program (plain-answers.ts) answers ${path} differently from the product:\n${String(other?.body)}\n${String(one?.body)}`,
      );
  }
}
