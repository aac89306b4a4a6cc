import { type IncomingMessage } from 'node:http';
import { pseudoRandomIntegers } from '../src/common/pseudo-random.js';
import { startBareResponder, startPlainReader } from './baselines.js';
import { displayIdOf } from './generated-accounts.js';
import { NOTHING_KEPT, type Sites } from './large-site.js';
import { type LoadTarget, type Measurement, measureRounds, ratioOf } from './load.js';
import { type RawAnswer, readRaw } from './raw-answer.js';
import { type Verdicts } from './verdicts.js';

/** How much of a baseline's throughput is left. */
const LEAST = { kept: 0.6, notModified: 0.6, notKept: 0.5 };

/** How much longer the slowest of a hundred kept pages may take than the bare responder's. */
const MOST_TIMES_P99 = 3;

/** How many profiles are visited again and again, so that everything of them is kept. */
const KEPT = 100;

/**
 * How many accounts from all over the database are read in turn. Their rows fit in the database's memory, as do those
 * of the creators whom people visit at a given time.
 */
const SPREAD = 5_000;

/** How many answers are compared with those of the program by hand. */
const COMPARED = 25;

const LANGUAGE = { 'accept-language': 'ja' };
const AS_BROWSER = { ...LANGUAGE, accept: 'text/html', 'accept-encoding': 'br' };

/** The public reads of the API that pages are made of. */
export const PUBLIC_READS = [
  { name: 'GET /api/accounts/{id}', prefix: '/api/accounts/' },
  { name: 'GET /api/links/accounts/{id}', prefix: '/api/links/accounts/' },
  { name: 'GET /api/contents/accounts/{id}', prefix: '/api/contents/accounts/' },
];

/** The database that is read. */
export interface Filled {
  accounts: number;
  url: string;
}

/** Account numbers from all over the database, as good as random and the same in every run. */
export function scatteredAccounts(accounts: number, count = SPREAD): number[] {
  const next = pseudoRandomIntegers(1);
  return Array.from({ length: count }, () => 1 + (next() % accounts));
}

/** How fast public reads are answered: what is kept beside a bare responder, and what is not beside a program by hand. */
export async function measureReads(sites: Sites, filled: Filled, verdicts: Verdicts): Promise<void> {
  const size = `${filled.accounts.toLocaleString('en')} accounts`;
  console.log(`\nPublic reads, ${size}, 32 connections`);
  const site = await sites.start(filled.url);
  const step = Math.max(1, Math.floor(filled.accounts / KEPT));
  const ids = Array.from({ length: Math.min(KEPT, filled.accounts) }, (_, index) =>
    displayIdOf(index * step + 1),
  );
  const keptBeside = async (row: string, target: LoadTarget, least: number, p99 = false) => {
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
    sayRates(verdicts, `${row}, ${size}`, measured, floor, least);
    if (p99)
      verdicts.atMost(
        `p99 of ${row}, in times of the bare responder, ${size}`,
        measured.latencies.median / floor.latencies.median,
        MOST_TIMES_P99,
        '',
        {
          measured: { value: measured.latencies.median, unit: ' ms' },
          baseline: { value: floor.latencies.median, unit: ' ms' },
        },
      );
  };

  const pages = ids.map((id) => `/profile/${id}`);
  const page = { origin: site.origin, paths: pages, headersOf: () => AS_BROWSER };
  await keptBeside('kept page, Brotli', page, LEAST.kept, true);
  const tags = new Map<string, string>();
  for (const path of pages) {
    const { headers } = await readRaw(`${site.origin}${path}`, AS_BROWSER);
    tags.set(path, headers.etag ?? '');
  }
  await keptBeside(
    '304',
    { ...page, headersOf: (path) => ({ ...AS_BROWSER, 'if-none-match': tags.get(path) ?? '' }) },
    LEAST.notModified,
  );
  for (const { name, prefix } of PUBLIC_READS) {
    const paths = ids.map((id) => `${prefix}${id}`);
    await keptBeside(`${name}, kept`, { origin: site.origin, paths, headersOf: () => LANGUAGE }, LEAST.kept);
  }
  site.child.kill();

  const fresh = await sites.start(filled.url, NOTHING_KEPT);
  const plain = await startPlainReader({ databaseUrl: filled.url, sameAnswers: true });
  sites.add(plain.child);
  const accounts = scatteredAccounts(filled.accounts);
  for (const { name, prefix } of PUBLIC_READS) {
    const paths = accounts.map((account) => `${prefix}${displayIdOf(account)}`);
    const target = (origin: string) => ({ origin, paths, headersOf: () => LANGUAGE });
    await requireSameAnswers(fresh.origin, plain.origin, paths.slice(0, COMPARED));
    const [measured, byHand] = await measureRounds([target(fresh.origin), target(plain.origin)]);
    if (measured && byHand)
      sayRates(verdicts, `${name}, nothing kept, by hand, ${size}`, measured, byHand, LEAST.notKept);
  }
  fresh.child.kill();
  plain.child.kill();
}

/** Says what is left of a baseline's throughput. */
export function sayRates(
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

/** The answer whose length is the median of all, when each has been asked for often enough to be kept. */
async function sampleOf({ origin, paths, headersOf = () => ({}) }: LoadTarget): Promise<RawAnswer> {
  let answers: RawAnswer[] = [];
  for (let time = 0; time < 3; time += 1) {
    answers = [];
    for (const path of paths) answers.push(await readRaw(`${origin}${path}`, headersOf(path)));
  }
  const sorted = answers.toSorted((one, other) => one.body.length - other.body.length);
  const sample = sorted[Math.floor(sorted.length / 2)];
  if (!sample || ![200, 304].includes(sample.status))
    throw new Error(`${origin} does not answer as it should.`);
  return sample;
}

/** What the bare responder says of the same bytes. */
function bareHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ['content-type', 'content-encoding', 'etag'] as const) {
    const value = headers[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

/** Makes sure that the program by hand does what the product does. */
async function requireSameAnswers(origin: string, byHand: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [one, other] = await Promise.all(
      [origin, byHand].map((each) => readRaw(`${each}${path}`, LANGUAGE)),
    );
    if (one?.status !== 200 || other?.body.equals(one.body) !== true)
      throw new Error(
        `The program by hand (plain-answers.ts) answers ${path} otherwise than the product:\n${String(other?.body)}\n${String(one?.body)}`,
      );
  }
}
