import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readResident, resetPeak } from './memory.js';
import { makePhoto } from './photo.js';
import { STEADY_RATE, STEADY_READS_PER_S, SteadyReads } from './steady-reads.js';
import { sendIcon } from './upload-client.js';
import { logInUploaders, Uploader, type UploadTarget } from './uploads.js';
import { type Verdicts } from './verdicts.js';

const AT_ONCE = 8;
const SECONDS = 15;

/** The largest side of a JPEG in libvips; a plain PNG of this size is a small file. */
const SIDE = 16_383;

/** A WebP of 12,000 by 12,000 pixels in one color. */
const WEBP = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAv3+63CwdQs961qv+BiOh/AAA=', 'base64');

/** The bars: milliseconds, and additional megabytes. */
const BARS = { p99: 250, oneByOne: 60, atOnce: 150 };

/** Measures the cost of small files with hundreds of megapixels, one at a time, and many at once during reads. */
export async function measureBombs(
  { origin, pid, folder }: UploadTarget,
  paths: string[],
  verdicts: Verdicts,
): Promise<void> {
  const files = await makeBombs(folder);
  const tokens = await logInUploaders(origin, AT_ONCE);
  // The process for pictures starts with the first one and stays; its memory must not count as the cost of a bomb.
  const photo = await makePhoto(0);
  const first = await sendIcon(origin, tokens[0] ?? '', new Blob([new Uint8Array(photo)]));
  if (typeof first === 'number') throw new Error(`A photo was answered with ${first}.`);
  const reads = new SteadyReads({ ...STEADY_RATE, origin, paths, ms: SECONDS * 1000 });
  await reads.warmUp();

  console.log(`Pictures of ${SIDE} by ${SIDE} pixels in JPEG and PNG, of 12,000 by 12,000 in WebP.`);
  for (const file of files) {
    await resetPeak(pid);
    const before = await readResident(pid);
    const answer = await sendIcon(origin, tokens[0] ?? '', new Blob([new Uint8Array(await readFile(file))]));
    if (answer !== 413) throw new Error(`${file} was answered with ${answer}.`);
    const { peak } = await readResident(pid);
    verdicts.atMost(`memory for one ${path.extname(file)}`, peak - before.now, BARS.oneByOne, ' MB');
  }

  const alone = await reads.p99();
  await resetPeak(pid);
  const before = await readResident(pid);
  const uploader = new Uploader();
  const [beside, times] = await Promise.all([
    reads.p99(),
    uploader.upload({ origin, tokens, files, taken: false, ms: SECONDS * 1000 }),
  ]);
  uploader.stop();
  reads.close();
  if (reads.failed > 0) throw new Error(`${reads.failed} reads failed.`);
  const { peak } = await readResident(pid);
  console.log(
    `${AT_ONCE} at once for ${SECONDS} s            ${times.length} refused; p99 of reads ${beside.toFixed(1)} ms, alone ${alone.toFixed(1)} ms`,
  );
  verdicts.atMost(`p99 of ${STEADY_READS_PER_S} reads/s beside them`, beside, BARS.p99, ' ms');
  verdicts.atMost('memory for them', peak - before.now, BARS.atOnce, ' MB');
}

/** They are valid pictures with as many pixels as their headers claim. */
async function makeBombs(folder: string): Promise<string[]> {
  const place = (extension: string) => path.join(folder, `bomb.${extension}`);
  const plain = sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: '#765' },
    limitInputPixels: false,
  });
  await plain.clone().png().toFile(place('png'));
  await plain.clone().jpeg().toFile(place('jpg'));
  await writeFile(place('webp'), WEBP);
  return ['png', 'jpg', 'webp'].map(place);
}
