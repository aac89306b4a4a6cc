import { createHmac } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from 'bcrypt';
import { type Client } from 'pg';
import sharp from 'sharp';
import { variantWidths } from '../src/modules/pictures/variant-widths.js';
import { LIMITS } from '../src/common/rules/limits.js';
import { readSteadily, spread, STEADY_READS_PER_S } from './load.js';
import { makePhoto } from './photo.js';

/** The pepper of the server that is measured: the people who upload log in. */
export const PEPPER = 'a pepper of the bench, worth nothing';

const PASSWORD = 'Petal-2026-sky';
const AT_ONCE = 10;
const ROUNDS = 9;
const SECONDS = 15;

/** Gives some of the accounts a password with which they log in. */
export async function giveUploaders(client: Client): Promise<void> {
  const digest = createHmac('sha384', PEPPER).update(PASSWORD, 'utf8').digest('base64');
  await client.query(`UPDATE accounts SET password_hash = $1 WHERE email_key = ANY($2)`, [
    await hash(digest, 4),
    Array.from({ length: AT_ONCE }, (_, index) => emailOf(index)),
  ]);
}

/** What taking a picture of twelve megapixels costs: the wait for one, and what ten at once do to everybody else. */
export async function measureUploads(
  { origin, pid, folder }: { origin: string; pid: number; folder: string },
  paths: string[],
): Promise<void> {
  const photos: Buffer[] = [];
  for (let seed = 0; seed < AT_ONCE; seed += 1) photos.push(await makePhoto(seed));
  const [photo = Buffer.alloc(0)] = photos;
  console.log(`A JPEG of ${(photo.length / 1e6).toFixed(1)} MB, 4000 by 3000.`);
  const tokens = await Promise.all(photos.map((_, index) => logIn(origin, emailOf(index))));
  // Made before anything is measured: what the client does takes its time from the reads it measures.
  const blobs = photos.map((each) => new Blob([new Uint8Array(each)], { type: 'image/jpeg' }));
  const upload = (index: number) => send(origin, tokens[index] ?? '', blobs[index] ?? new Blob());

  await compareWithSharp(path.join(folder, 'photo.jpg'), photo, () => upload(0));

  const idle = await readSteadily({ origin, paths }, SECONDS);
  const before = await residentMb(pid);
  const until = performance.now() + SECONDS * 1000;
  const uploads: number[] = [];
  const [beside] = await Promise.all([
    readSteadily({ origin, paths }, SECONDS),
    ...photos.map(async (_, index) => {
      while (performance.now() < until) uploads.push(await upload(index));
    }),
  ]);
  const after = await residentMb(pid);
  const ratio = beside.latency.p99 / Math.max(1, idle.latency.p99);
  console.log(
    `${AT_ONCE} uploads at once for ${SECONDS} s    ${uploads.length} done, median ${spread(uploads).median.toFixed(0)} ms; resident ${before.now.toFixed(0)} MB before, ${after.peak.toFixed(0)} MB at most`,
  );
  console.log(
    `${STEADY_READS_PER_S} reads/s beside them         p99 ${beside.latency.p99} ms, alone ${idle.latency.p99} ms: ratio ${ratio.toFixed(1)}; worst ${beside.latency.max} ms; ${beside.errors + beside.non2xx} errors`,
  );
}

/** Each way in turn, round by round, so that whatever else the machine does meets all of them alike. */
async function compareWithSharp(file: string, photo: Buffer, upload: () => Promise<number>): Promise<void> {
  await writeFile(file, photo);
  const times = { upload: [] as number[], alone: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.alone.push(await sharpAlone(file));
    times.upload.push(await upload());
  }
  const [alone, whole] = [spread(times.alone), spread(times.upload)];
  console.log(
    `PATCH /api/accounts/me         ${whole.median.toFixed(0)} ms, sharp alone ${alone.median.toFixed(0)} ms: ratio ${(whole.median / alone.median).toFixed(2)} (medians of ${ROUNDS}; ${whole.min.toFixed(0)} to ${whole.max.toFixed(0)}, ${alone.min.toFixed(0)} to ${alone.max.toFixed(0)})`,
  );
}

/** The same files of the same picture, as sharp makes them by itself: all at once, each from the file. */
async function sharpAlone(file: string): Promise<number> {
  sharp.cache(false);
  const begun = performance.now();
  const { preview, widest } = LIMITS.image;
  await Promise.all([
    ...variantWidths(widest).map((width) => sharp(file).autoOrient().resize({ width }).webp().toBuffer()),
    sharp(file).autoOrient().resize(preview, preview, { fit: 'inside' }).jpeg().toBuffer(),
  ]);
  return performance.now() - begun;
}

async function send(origin: string, token: string, photo: Blob): Promise<number> {
  const form = new FormData();
  form.set('icon', photo, 'photo.jpg');
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/accounts/me`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`An upload was answered with ${answer.status}.`);
  return performance.now() - begun;
}

async function logIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login?tokens=body`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { accessToken } = (await answer.json()) as { accessToken?: string };
  if (accessToken === undefined) throw new Error(`A login was answered with ${answer.status}.`);
  return accessToken;
}

/** What the process holds in memory, and held at most, in megabytes, as Linux counts. */
async function residentMb(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1000;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

function emailOf(index: number): string {
  return `creator${index + 1}@example.com`;
}
