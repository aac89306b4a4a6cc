/*
 * Processes pictures, draws cards and posters, and cuts fonts for pages, in a child process
 * (`picture-worker.service.ts`) without secrets or connections. Node runs this file directly, compiled or as
 * TypeScript, so it imports packages only.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import cutFontFile from 'subset-font';
import type { DrawingFormat, DrawingPlan, DrawnFile } from './draw-plan.js';
import type { PictureKind } from './picture-kind.rules.js';

/** Concurrent steps, over all pictures. */
const STEPS_AT_ONCE = 2;

/** About a quarter fewer bytes than at sharp's default of 80; on a phone the difference is hard to see. */
const WEBP = { quality: 65 };
const JPEG_QUALITY = 80;

/**
 * The OpenType features that browsers apply to horizontal text by themselves (CSS Fonts 4, section 7.1, and Unicode's
 * shaping of scripts). Others, such as vertical and historical forms, would bring up to three glyphs for each letter.
 */
const FONT_FEATURES = [
  'calt',
  'ccmp',
  'clig',
  'curs',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rclt',
  'rlig',
];

/** A size in pixels. */
interface Size {
  width: number;
  height: number;
}

/** The files to generate from a picture. */
export interface OutputPlan {
  maxPixels: number;
  /** The upright size to decode to, the largest that is kept. */
  largest: Size;
  /** The widths of the WebP files, in the order of the result. */
  widths: number[];
  /** The size of the JPEG, last in the result; null for none. */
  preview: Size | null;
  /** The format of the file and where to write it without metadata; null not to. */
  upload: { kind: PictureKind; path: string } | null;
}

/** The letters to keep of a font file. */
interface FontCut {
  path: string;
  letters: string;
}

/** A task for this program. */
export type PictureTask =
  | { inspect: { path: string } }
  | { make: { path: string } & OutputPlan }
  | { cutFont: FontCut }
  | { draw: { plan: DrawingPlan; format: DrawingFormat } };

/** The header of a picture, with its upright size. */
export interface PictureHead extends Size {
  format: string;
  pages: number;
}

/** The generated files of a picture. */
export interface PictureContents {
  contents: Buffer[];
  /** The size of the file without metadata; 0 if not asked for or malformed, null if it could not be written. */
  uploadBytes: number | null;
  /** SHA-256 of all of them, in hexadecimal. */
  hash: string;
  /** A CSS color shown while the picture loads. */
  placeholder: string;
}

/** The result of a task; null if the picture or font cannot be read. */
export type PictureResult = PictureHead | PictureContents | DrawnFile | Buffer | null;

// Allows only the loaders of the three accepted formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// No operation repeats, so a cache would waste memory.
sharp.cache(false);
sharp.concurrency(1);

const steps = pLimit(STEPS_AT_ONCE);

/** Reads only the header. */
async function inspect({ path: file }: { path: string }): Promise<PictureHead> {
  const { autoOrient, format, pages = 1 } = await open(file, {}).metadata();
  return { ...autoOrient, format, pages };
}

/** Decodes once to the largest size, upright and in sRGB, and generates all files from that. */
async function make({
  path: file,
  maxPixels,
  largest,
  widths,
  preview,
  upload,
}: { path: string } & OutputPlan): Promise<PictureContents> {
  const { data, info } = await steps(() =>
    open(file, { limitInputPixels: maxPixels })
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
      steps(() => (width === decoded ? pixels() : pixels().resize({ width })).webp(WEBP).toBuffer()),
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
  const kept = upload && (await withoutMetadata(file, upload.kind));
  for (const content of [...contents, kept ?? []].flat()) hash.update(content);
  // Not a part of the result: as a message, its up to 15 MB would be copied four times.
  const uploadBytes = kept ? await writtenBytes(upload.path, kept) : 0;
  return { contents, uploadBytes, hash: hash.digest('hex'), placeholder };
}

/** Writes a file; null if it cannot be written. */
async function writtenBytes(file: string, content: Buffer): Promise<number | null> {
  try {
    await writeFile(file, content);
    return content.length;
  } catch {
    return null;
  }
}

async function withoutMetadata(file: string, kind: PictureKind): Promise<Buffer | null> {
  const { orientation = 1 } = await open(file, {}).metadata();
  return stripMetadata(kind, await readFile(file), orientation);
}

/** The average color; `transparent` if the picture has transparency, since a color would show through. */
async function placeholderOf(pixels: () => Sharp, channels: number): Promise<string> {
  if ((channels === 2 || channels === 4) && !(await pixels().stats()).isOpaque) return 'transparent';
  const [red = 0, green = red, blue = red] = await pixels()
    .removeAlpha()
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function open(file: string, options: SharpOptions): Sharp {
  return sharp(file, { failOn: 'error', limitInputPixels: false, sequentialRead: true, ...options });
}

/** Cuts a font down to some letters, as WOFF2; kerning and ligatures between them stay. */
async function cutFont({ path: file, letters }: FontCut): Promise<Buffer> {
  return cutFontFile(await readFile(file), letters, {
    targetFormat: 'woff2',
    keepFeatures: FONT_FEATURES,
  });
}

function run(task: PictureTask): Promise<PictureResult> {
  if ('make' in task) return make(task.make);
  if ('draw' in task) return steps(() => drawPlan(task.draw.plan, task.draw.format));
  return 'inspect' in task ? inspect(task.inspect) : cutFont(task.cutFont);
}

const { drawPlan } = (await import(
  `./draw-plan${path.extname(import.meta.filename)}`
)) as typeof import('./draw-plan.js');
const { stripMetadata } = (await import(
  `./strip-metadata${path.extname(import.meta.filename)}`
)) as typeof import('./strip-metadata.js');
const { serveTasks } = (await import(
  `../../processes/serve-tasks${path.extname(import.meta.filename)}`
)) as typeof import('../../processes/serve-tasks.js');
serveTasks<PictureTask, PictureResult>((task) =>
  // Errors of libvips contain the path and do not help the user.
  run(task).catch(() => null),
);
