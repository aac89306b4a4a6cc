/*
 * Works on pictures in a process of its own (`picture-process.ts`), which holds nothing else: no secret, no connection,
 * no visitor. Node runs this file alone, as it is written or compiled: it imports packages only.
 */
import { createHash } from 'node:crypto';
import process from 'node:process';
import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** Steps that are worked on at once, of whichever picture. */
const STEPS_AT_ONCE = 2;

const WEBP_QUALITY = 80;
const JPEG_QUALITY = 80;

/** How large a picture is, in pixels. */
interface Size {
  width: number;
  height: number;
}

/** What is made of a picture. */
export interface MakingPlan {
  maxPixels: number;
  /** The size in which it is decoded, upright: the largest that is kept. */
  largest: Size;
  /** The widths in which it is kept in WebP, in the order in which the files are answered. */
  widths: number[];
  /** The size of the one in JPEG, which is answered last; null for none. */
  preview: Size | null;
}

/** What is asked of this program. */
export type PictureTask = { inspect: { path: string } } | { make: { path: string } & MakingPlan };

/** What the head of a picture says of it; its size is that of the picture upright. */
export interface PictureHead extends Size {
  format: string;
  pages: number;
}

/** The files that were made of a picture. */
export interface PictureContents {
  contents: Buffer[];
  /** SHA-256 over all of them, in hexadecimal. */
  hash: string;
  /** What stands in the picture's place until it is there, in CSS. */
  placeholder: string;
}

/** The answer to a task; null where the picture cannot be read. */
export interface PictureAnswer {
  id: number;
  result: PictureHead | PictureContents | null;
}

// libvips opens whatever it knows; of all its readers only those of the three kinds stay.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Nothing is asked for twice: what would be remembered is memory lost.
sharp.cache(false);
sharp.concurrency(1);

const steps = pLimit(STEPS_AT_ONCE);

/** Reads the head alone: no pixel is decoded. */
async function inspect({ path }: { path: string }): Promise<PictureHead> {
  const { autoOrient, format, pages = 1 } = await open(path, {}).metadata();
  return { ...autoOrient, format, pages };
}

/** Decodes once, to the largest size that is kept, upright and in sRGB: every file is made of that. */
async function make({ path, maxPixels, largest, widths, preview }: { path: string } & MakingPlan) {
  const { data, info } = await steps(() =>
    open(path, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ ...largest, fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width: decoded, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width: decoded, height, channels } });
  const contents = await Promise.all([
    ...widths.map((width) =>
      steps(() =>
        (width === decoded ? pixels() : pixels().resize({ width }))
          .webp({ quality: WEBP_QUALITY })
          .toBuffer(),
      ),
    ),
    ...[preview ?? []].flat().map((size) =>
      steps(() =>
        pixels()
          .flatten({ background: 'white' })
          .resize({ ...size, fit: 'fill' })
          .jpeg({ quality: JPEG_QUALITY })
          .toBuffer(),
      ),
    ),
  ]);
  const placeholder = await steps(() => placeholderOf(pixels, channels));
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return { contents, hash: hash.digest('hex'), placeholder };
}

/** The picture's colour on the whole; where one can look through it, nothing, which would shine through. */
async function placeholderOf(pixels: () => Sharp, channels: number): Promise<string> {
  if ((channels === 2 || channels === 4) && !(await pixels().stats()).isOpaque) return 'transparent';
  const [red = 0, green = red, blue = red] = await pixels()
    .removeAlpha()
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function open(path: string, options: SharpOptions): Sharp {
  return sharp(path, { failOn: 'error', limitInputPixels: false, sequentialRead: true, ...options });
}

/** Ends at once: a thread that still works on a picture would be waited for, and there is nothing to keep. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

process.on('message', ({ id, ...task }: { id: number } & PictureTask) => {
  const work = 'make' in task ? make(task.make) : inspect(task.inspect);
  // What libvips says of a file names the file, and nobody can do more about it than choose another.
  void work
    .catch(() => null)
    .then((result) => process.send?.({ id, result } satisfies PictureAnswer, () => undefined));
});
// Whoever stops everything, by Ctrl-C or by the service it runs in, means the server: it ends this once it is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', end);
if (!process.connected) end();
