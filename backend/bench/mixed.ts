import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inDatabase } from './fill-database.js';
import { displayIdOf } from './generated-accounts.js';
import { type Sites } from './large-site.js';
import { inMs } from './load.js';
import { logInSteadily, setPasswords } from './logins.js';
import { makePhoto } from './photo.js';
import { type Filled, PUBLIC_READS, scatteredAccounts } from './reads.js';
import { SteadyReads } from './steady-reads.js';
import { logInUploaders, setUploadPasswords, Uploader } from './uploads.js';
import { type Verdicts } from './verdicts.js';

/** 300 reads per second, evenly spaced. */
const READS = { atOnce: 3, everyMs: 10, ms: 10_000 };
const LOGINS_PER_S = 4;
const UPLOADS_PER_S = 2;

/** One megapixel. */
const SIZE = { width: 1152, height: 864 };
const PHOTOS = 4;

const PAIRS = 7;

/** The highest allowed ratio of the 99th percentile to that on an idle server. */
const MAX_RATIO = 3;

/** The number of profiles that are read repeatedly. */
const PROFILES = 100;

/**
 * Compares the latency of reads at a steady rate during logins and uploads with that on an idle server. The rounds come
 * in pairs, which change their order from pair to pair.
 */
export async function measureMixed(sites: Sites, filled: Filled, verdicts: Verdicts): Promise<void> {
  console.log(`\n300 reads/s beside ${LOGINS_PER_S} logins/s and ${UPLOADS_PER_S} uploads/s`);
  await inDatabase(filled.url, async (client) => {
    await setPasswords(client);
    await setUploadPasswords(client);
  });
  const { origin, child } = await sites.start(filled.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'hitohira-photos-'));
  const uploader = new Uploader();
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
    const counts = { logins: 0, uploads: 0 };
    const reads = new SteadyReads({ ...READS, origin, paths });
    sites.add(reads.child);
    const readBeside = async (): Promise<number> => {
      const seconds = READS.ms / 1000;
      const [p99, logins, uploads] = await Promise.all([
        reads.p99(),
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
    const { idle, beside, ratio } = await reads.compare(PAIRS, readBeside);
    reads.close();
    console.log(
      `  p99 ${inMs(beside)}, idle ${inMs(idle)}; ${counts.logins} logins, ${counts.uploads} uploads meanwhile`,
    );
    const seconds = (PAIRS * READS.ms) / 1000;
    verdicts.atMost(
      `p99 of 300 reads/s beside logins and uploads, in times idle, median of ${PAIRS} pairs`,
      ratio.median,
      MAX_RATIO,
      '',
      {
        measured: { value: beside.median, unit: ' ms' },
        baseline: { value: idle.median, unit: ' ms' },
      },
    );
    verdicts.atLeast('logins a second beside them', counts.logins / seconds, LOGINS_PER_S * 0.9, '/s');
    verdicts.atLeast('uploads a second beside them', counts.uploads / seconds, UPLOADS_PER_S * 0.9, '/s');
    verdicts.atMost('reads beside them that failed', reads.failed, 0);
  } finally {
    uploader.stop();
    child.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
