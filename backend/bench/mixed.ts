import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inDatabase } from './fill-database.js';
import { displayIdOf } from './generated-accounts.js';
import { type Sites } from './large-site.js';
import { inMs } from './load.js';
import { givePasswords, logInSteadily } from './logins.js';
import { makePhoto } from './photo.js';
import { type Filled, PUBLIC_READS, scatteredAccounts } from './reads.js';
import { SteadyReads } from './steady-reads.js';
import { giveUploaders, logInUploaders, Uploader } from './uploads.js';
import { type Verdicts } from './verdicts.js';

/** Reads come evenly: 300 a second. */
const READS = { atOnce: 3, everyMs: 10, ms: 10_000 };
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
      MOST_TIMES,
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
