import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inDatabase } from './fill-database.js';
import { displayIdOf } from './generated-accounts.js';
import { type Sites } from './large-site.js';
import { type Spread, spread } from './load.js';
import { givePasswords, logInSteadily } from './logins.js';
import { makePhoto } from './photo.js';
import { type Filled, PUBLIC_READS, scatteredAccounts } from './reads.js';
import { type ReadOrder, type ReadTimes } from './steady-reader.js';
import { giveUploaders, logInUploaders, Uploader } from './uploads.js';
import { type Verdicts } from './verdicts.js';

/** Reads come evenly: 300 a second. */
const READS = { atOnce: 3, everyMs: 10, ms: 10_000 };
const WARM_UP_MS = 5000;
const LOGINS_PER_S = 4;
const UPLOADS_PER_S = 2;

/** Uploads are of one megapixel. */
const SIZE = { width: 1152, height: 864 };
const PHOTOS = 4;

const PAIRS = 7;

/** How much longer the slowest of a hundred reads may take than on an idle server. */
const MOST_TIMES = 3;

/** How many profiles are visited again and again. */
const PROFILES = 100;

/**
 * What reads at a steady rate wait beside logins and uploads, and beside nothing: in pairs, of which each is compared in
 * itself, and which of the two comes first changes from pair to pair.
 */
export async function measureMixed(sites: Sites, filled: Filled, verdicts: Verdicts): Promise<void> {
  console.log(`\n300 reads/s beside ${LOGINS_PER_S} logins/s and ${UPLOADS_PER_S} uploads/s`);
  await inDatabase(filled.url, async (client) => {
    await givePasswords(client);
    await giveUploaders(client);
  });
  const { origin, child } = await sites.start(filled.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'hitohira-photos-'));
  const reader = fork(path.join(import.meta.dirname, 'steady-reader.js'));
  const uploader = new Uploader();
  sites.add(reader);
  try {
    const files: string[] = [];
    for (let seed = 0; seed < PHOTOS; seed += 1) {
      const file = path.join(folder, `photo-${seed}.jpg`);
      await writeFile(file, await makePhoto(seed, SIZE));
      files.push(file);
    }
    const tokens = await logInUploaders(origin);
    const prefixes = ['/profile/', ...PUBLIC_READS.map(({ prefix }) => prefix)];
    const paths = scatteredAccounts(filled.accounts, PROFILES).flatMap((account) =>
      prefixes.map((prefix) => `${prefix}${displayIdOf(account)}`),
    );
    const counts = { failed: 0, logins: 0, uploads: 0 };
    const read = async (ms = READS.ms): Promise<number> => {
      reader.send({ ...READS, ms, origin, paths } satisfies ReadOrder);
      const [{ times, failed }] = (await once(reader, 'message')) as [ReadTimes];
      counts.failed += failed;
      return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
    };
    const readBeside = async (): Promise<number> => {
      const seconds = READS.ms / 1000;
      const [p99, logins, uploads] = await Promise.all([
        read(),
        logInSteadily(origin, LOGINS_PER_S, seconds),
        uploader.upload({
          ...{ origin, tokens, files, taken: true, ms: READS.ms },
          everyMs: 1000 / UPLOADS_PER_S,
        }),
      ]);
      counts.logins += logins;
      counts.uploads += uploads.length;
      return p99;
    };
    await read(WARM_UP_MS);
    const [idle, beside, ratios]: [number[], number[], number[]] = [[], [], []];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const first = pair % 2 === 0 ? await read() : await readBeside();
      const second = pair % 2 === 0 ? await readBeside() : await read();
      const [alone, among] = pair % 2 === 0 ? [first, second] : [second, first];
      idle.push(alone);
      beside.push(among);
      ratios.push(among / alone);
    }
    const [alone, among] = [spread(idle), spread(beside)];
    console.log(
      `  p99 ${inMs(among)}, idle ${inMs(alone)}; ${counts.logins} logins, ${counts.uploads} uploads meanwhile`,
    );
    const seconds = (PAIRS * READS.ms) / 1000;
    verdicts.atMost(
      `p99 of 300 reads/s beside logins and uploads, in times idle, median of ${PAIRS} pairs`,
      spread(ratios).median,
      MOST_TIMES,
      '',
      {
        measured: { value: among.median, unit: ' ms' },
        baseline: { value: alone.median, unit: ' ms' },
      },
    );
    verdicts.atLeast('logins a second beside them', counts.logins / seconds, LOGINS_PER_S * 0.9, '/s');
    verdicts.atLeast('uploads a second beside them', counts.uploads / seconds, UPLOADS_PER_S * 0.9, '/s');
    verdicts.atMost('reads beside them that failed', counts.failed, 0);
  } finally {
    uploader.stop();
    reader.kill();
    child.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

function inMs({ min, median, max }: Spread): string {
  return `${median.toFixed(1)} ms (${min.toFixed(1)} to ${max.toFixed(1)})`;
}
