import { fork } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from 'bcrypt';
import { type Client } from 'pg';
import sharp from 'sharp';
import { variantWidths } from '../src/modules/pictures/variant-widths.js';
import { PICTURE_LIMITS } from '../src/modules/pictures/picture.rules.js';
import { inMs, spread } from './load.js';
import { readResident, resetPeak } from './memory.js';
import { makePhoto, varyPhoto } from './photo.js';
import { PEPPER } from './server.js';
import { STEADY_RATE, STEADY_READS_PER_S, SteadyReads } from './steady-reads.js';
import { logIn, sendIcon } from './upload-client.js';
import { type UploadOptions, type UploadTimes } from './uploader.js';
import { type Verdicts } from './verdicts.js';

const PASSWORD = 'Petal-2026-sky';
const AT_ONCE = 10;

/** The number of uploads that are compared with sharp. */
const COMPARISONS = 9;

/** The number and duration of the rounds of reads, alternately alone and during uploads. */
const ROUNDS = 3;
const SECONDS = 10;

/** The bars: the ratio to sharp, the ratio to reads alone, and megabytes. */
const BARS = { ofSharp: 1.5, ofReads: 5, resident: 600 };

/** The measured server, and a folder for files to upload. */
export interface UploadTarget {
  origin: string;
  pid: number;
  folder: string;
}

/** Sets a password for the accounts that upload. */
export async function setUploadPasswords(client: Client): Promise<void> {
  const digest = createHmac('sha384', PEPPER).update(PASSWORD, 'utf8').digest('base64');
  await client.query(`UPDATE accounts SET password_hash = $1 WHERE email_key = ANY($2)`, [
    await hash(digest, 4),
    Array.from({ length: AT_ONCE }, (_, index) => emailOf(index)),
  ]);
}

/** Logs in to some of these accounts, and returns their access tokens. */
export function logInUploaders(origin: string, count = AT_ONCE): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => logIn(origin, emailOf(index), PASSWORD)));
}

/** Measures the time to upload a picture of twelve megapixels, and the latency of reads during ten uploads at once. */
export async function measureUploads(
  { origin, pid, folder }: UploadTarget,
  paths: string[],
  verdicts: Verdicts,
): Promise<void> {
  const files: string[] = [];
  for (let seed = 0; seed < AT_ONCE; seed += 1) {
    const file = path.join(folder, `photo-${seed}.jpg`);
    const photo = await makePhoto(seed);
    await writeFile(file, photo);
    files.push(file);
    if (seed === 0)
      console.log(`JPEGs of ${(photo.length / 1e6).toFixed(1)} MB, 4000 by 3000, no two alike.`);
  }
  const tokens = await logInUploaders(origin);
  await compareWithSharp({ origin, token: tokens[0] ?? '', folder }, verdicts);

  await resetPeak(pid);
  const before = await readResident(pid);
  const p99 = { alone: [] as number[], beside: [] as number[] };
  const [uploads, worst]: [UploadTimes, number[]] = [[], []];
  const uploader = new Uploader();
  const reads = new SteadyReads({ ...STEADY_RATE, origin, paths, ms: SECONDS * 1000 });
  await reads.warmUp();
  for (let round = 0; round < ROUNDS; round += 1) {
    p99.alone.push(await reads.p99());
    const [round, times] = await Promise.all([
      reads.round(),
      uploader.upload({ origin, tokens, files, taken: true, ms: SECONDS * 1000 }),
    ]);
    p99.beside.push(round.p99);
    worst.push(round.max);
    uploads.push(...times);
  }
  uploader.stop();
  reads.close();
  if (reads.failed > 0) throw new Error(`${reads.failed} reads failed.`);
  const after = await readResident(pid);
  const [alone, beside] = [spread(p99.alone), spread(p99.beside)];
  console.log(
    `${AT_ONCE} uploads at once, ${ROUNDS} times ${SECONDS} s    ${uploads.length} done, median ${spread(uploads).median.toFixed(0)} ms; resident ${before.now.toFixed(0)} MB before, ${after.peak.toFixed(0)} MB at most`,
  );
  console.log(
    `${STEADY_READS_PER_S} reads/s beside them         p99 ${inMs(beside)}, alone ${inMs(alone)}; worst ${Math.max(...worst).toFixed(1)} ms`,
  );
  verdicts.atMost('p99 of reads beside uploads to alone', beside.median / alone.median, BARS.ofReads, '', {
    measured: { value: beside.median, unit: ' ms' },
    baseline: { value: alone.median, unit: ' ms' },
  });
  verdicts.atMost('resident beside uploads', after.peak, BARS.resident, ' MB');
}

/** Uploads from a separate process. */
export class Uploader {
  private readonly child = fork(path.join(import.meta.dirname, 'uploader.js'));

  /** Resolves with the time of each upload, once the last one is answered. */
  upload(options: UploadOptions): Promise<UploadTimes> {
    return new Promise((resolve, reject) => {
      this.child.once('message', resolve);
      this.child.once('exit', () => reject(new Error('The process that uploads ended.')));
      this.child.send(options);
    });
  }

  stop(): void {
    this.child.removeAllListeners('exit');
    if (this.child.connected) this.child.disconnect();
  }
}

/** Compares in alternating rounds, so that other load on the machine affects both equally. */
async function compareWithSharp(
  { origin, token, folder }: { origin: string; token: string; folder: string },
  verdicts: Verdicts,
): Promise<void> {
  const [file, photo] = [path.join(folder, 'photo.jpg'), await makePhoto(AT_ONCE)];
  const times = { upload: [] as number[], alone: [] as number[] };
  for (let round = 0; round < COMPARISONS; round += 1) {
    const another = varyPhoto(photo, round);
    await writeFile(file, another);
    times.alone.push(await sharpAlone(file));
    const blob = new Blob([new Uint8Array(another)]);
    const begun = performance.now();
    const answer = await sendIcon(origin, token, blob);
    times.upload.push(performance.now() - begun);
    if (typeof answer === 'number') throw new Error(`An upload was answered with ${answer}.`);
  }
  const [alone, whole] = [spread(times.alone), spread(times.upload)];
  console.log(
    `PATCH /api/accounts/me         ${whole.median.toFixed(0)} ms (${whole.min.toFixed(0)} to ${whole.max.toFixed(0)}), sharp alone ${alone.median.toFixed(0)} ms (${alone.min.toFixed(0)} to ${alone.max.toFixed(0)}); medians of ${COMPARISONS}`,
  );
  verdicts.atMost('an upload to sharp alone', whole.median / alone.median, BARS.ofSharp, '', {
    measured: { value: whole.median, unit: ' ms' },
    baseline: { value: alone.median, unit: ' ms' },
  });
}

/** The settings of the product's WebP files. */
const WEBP = { quality: 65 };

/** The time in which sharp alone makes the same files of a picture, all at once, each from the original. */
async function sharpAlone(file: string): Promise<number> {
  sharp.cache(false);
  const begun = performance.now();
  const { preview, widest } = PICTURE_LIMITS;
  await Promise.all([
    ...variantWidths(widest).map((width) => sharp(file).autoOrient().resize({ width }).webp(WEBP).toBuffer()),
    sharp(file).autoOrient().resize(preview, preview, { fit: 'inside' }).jpeg().toBuffer(),
  ]);
  return performance.now() - begun;
}

function emailOf(index: number): string {
  return `creator${index + 1}@example.com`;
}
