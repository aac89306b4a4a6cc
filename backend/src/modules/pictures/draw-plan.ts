/*
 * Draws cards and posters from a plan. Runs in the process for pictures, which imports this file by its extension, so
 * it imports packages only.
 */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import PdfDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';

/** The largest JPEG, in bytes: WhatsApp shows no larger previews. */
const MAX_JPEG_BYTES = 300 * 1024;

/** The qualities to try, until the JPEG is small enough. */
const QUALITIES = [88, 76, 64, 50, 35];

/** The quality of pictures without transparency inside a drawing. */
const INNER_QUALITY = 92;

/** The width of A4, in points of 1/72 inch (ISO 216: 210 mm). */
const A4_WIDTH_PT = 595.28;

const ELLIPSIS = '…';

/** The width of the widest letter, relative to the font size. */
const WIDEST = 1.25;

/** The formats of drawings; a PDF is one page as wide as A4. */
export type DrawingFormat = 'jpeg' | 'pdf' | 'png' | 'svg';

/** A picture in a drawing, cropped to fill its area. */
export interface PlannedPicture {
  content: Uint8Array;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The radius of the corners, in pixels. */
  radius: number;
}

/** A text in a drawing, positioned by its baseline and truncated with an ellipsis. */
export interface PlannedText {
  text: string;
  /** The beginning of the text, or its middle. */
  x: number;
  anchor?: 'middle';
  /** The baseline of the first line. */
  y: number;
  /** The width to fit into. */
  width: number;
  lines: number;
  size: number;
  lineHeight: number;
  color: string;
  /** By how much strokes are thicker than those of the typeface, in pixels. */
  thickening?: number;
  /** The names of typefaces, the preferred one first. */
  families: readonly string[];
}

/** Artwork across the top of a drawing, cropped to fill its area. */
interface PlannedArtwork {
  /** An SVG document of ours, without width and height. */
  svg: string;
  /** The proportions of the artwork. */
  ratio: number;
  height: number;
}

/** The top of a drawing: artwork, or a picture that fills the same area. */
export type PlannedCover = PlannedArtwork | Pick<PlannedPicture, 'content' | 'height'>;

/** The contents of a drawing, from back to front. */
export interface DrawingPlan {
  width: number;
  height: number;
  /** The number of pixels per pixel of the plan, in a PNG and in the pictures of any format. */
  density: number;
  /** The paths of the fonts; those of the system are not used. */
  fontFiles: string[];
  background: string;
  cover: PlannedCover;
  /** Shapes as SVG, written by us. */
  shapes: string;
  pictures: PlannedPicture[];
  texts: PlannedText[];
}

/** A drawing in its file format. */
export interface DrawnFile {
  content: Buffer;
  /** The SHA-256 of the file, in hexadecimal. */
  hash: string;
}

/** A picture as it is put into a drawing. */
interface PlacedPicture extends Pick<PlannedPicture, 'x' | 'y' | 'width' | 'height'> {
  type: 'image/jpeg' | 'image/png';
  content: Buffer;
}

/** The parts of a drawing, from back to front. */
interface DrawingParts {
  cover: PlacedPicture | null;
  pictures: PlacedPicture[];
  /** The texts as SVG. */
  texts: string;
}

/** Draws a plan. A picture that cannot be read is left out. */
export async function drawPlan(plan: DrawingPlan, format: DrawingFormat): Promise<DrawnFile> {
  const parts: DrawingParts = {
    cover: await drawCover(plan),
    pictures: (await Promise.all(plan.pictures.map((picture) => drawPicture(picture, plan.density)))).filter(
      (picture) => picture !== null,
    ),
    texts: plan.texts.map((text) => drawText(text, plan)).join(''),
  };
  const content = await encode(plan, parts, format);
  return { content, hash: createHash('sha256').update(content).digest('hex') };
}

async function encode(plan: DrawingPlan, parts: DrawingParts, format: DrawingFormat): Promise<Buffer> {
  if (format === 'pdf') return toPdf(plan, parts);
  const image = new Resvg(compose(plan, parts), {
    ...options(plan),
    fitTo: { mode: 'zoom', value: plan.density },
  });
  // Texts become outlines, so that every program shows them alike.
  if (format === 'svg') return Buffer.from(image.toString());
  const { pixels, width, height } = image.render();
  const flat = sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: 'white' });
  return format === 'png' ? flat.png().toBuffer() : toJpeg(flat);
}

function compose(plan: DrawingPlan, { cover, pictures, texts }: DrawingParts): string {
  const back = `<rect width="${plan.width}" height="${plan.height}" fill="${plan.background}"/>`;
  const placed = pictures.map(imageOf).join('');
  return document(plan, `${back}${cover ? imageOf(cover) : ''}${plan.shapes}${placed}${texts}`);
}

async function toJpeg(image: Sharp): Promise<Buffer> {
  let content = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    content = await image.clone().jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    if (content.length <= MAX_JPEG_BYTES) break;
  }
  return content;
}

/** Writes one page, with shapes and texts as outlines. */
async function toPdf(plan: DrawingPlan, { cover, pictures, texts }: DrawingParts): Promise<Buffer> {
  const scale = A4_WIDTH_PT / plan.width;
  const page = new PdfDocument({
    size: [A4_WIDTH_PT, plan.height * scale],
    margin: 0,
    // The same plan yields the same file.
    info: { CreationDate: new Date(0) },
  });
  const place = ({ content, x, y, width, height }: PlacedPicture) =>
    page.image(content, x, y, { width, height });
  page.scale(scale).rect(0, 0, plan.width, plan.height).fill(plan.background);
  if (cover !== null) place(cover);
  fillOutlines(page, plan, plan.shapes);
  pictures.forEach(place);
  fillOutlines(page, plan, texts);
  page.end();
  return buffer(page);
}

/** What resvg writes for shapes and texts: groups with a matrix, and filled paths, with outlines of the same color. */
const OUTLINE =
  /<(?<end>\/)?g(?: [^>]*?matrix\((?<matrix>[^)]*)\)")?[^>]*>|<path fill="(?<fill>#\w+)"(?: stroke="(?<stroke>#\w+)"(?: stroke-width="(?<width>[\d.]+)")?)?[^>]* d="(?<path>[^"]*)"/g;

function fillOutlines(page: InstanceType<typeof PdfDocument>, plan: DrawingPlan, svg: string): void {
  const outlines = new Resvg(document(plan, svg), options(plan)).toString();
  for (const { groups: { end, matrix, fill, stroke, width, path } = {} } of outlines.matchAll(OUTLINE)) {
    if (path !== undefined && fill !== undefined) {
      page.path(path);
      if (stroke === undefined) page.fill(fill);
      // A width of 1 is not written.
      else
        page
          .lineWidth(Number(width ?? 1))
          .lineJoin('round')
          .fillAndStroke(fill, stroke);
    } else if (end !== undefined) page.restore();
    else {
      page.save();
      if (matrix !== undefined) {
        const [a, b, c, d, e, f] = matrix.split(' ').map(Number) as [
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        page.transform(a, b, c, d, e, f);
      }
    }
  }
}

async function drawCover({ width, cover, density }: DrawingPlan): Promise<PlacedPicture | null> {
  return 'svg' in cover
    ? drawArtwork(cover, width, density)
    : drawPicture({ ...cover, x: 0, y: 0, width, radius: 0 }, density);
}

/** Draws all of the artwork and cuts it afterwards: resvg 2.6 crashes at groups that lie outside of the image. */
async function drawArtwork(
  { svg, ratio, height }: PlannedArtwork,
  width: number,
  density: number,
): Promise<PlacedPicture> {
  const whole = {
    width: Math.round(Math.max(width, height * ratio) * density),
    height: Math.round(Math.max(height, width / ratio) * density),
  };
  const sized = svg.replace('<svg ', `<svg width="${whole.width}" height="${whole.height}" `);
  const { pixels } = new Resvg(sized, { font: { loadSystemFonts: false } }).render();
  const content = await sharp(pixels, { raw: { ...whole, channels: 4 } })
    .resize({ width: width * density, height: height * density, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: INNER_QUALITY })
    .toBuffer();
  return { type: 'image/jpeg', content, x: 0, y: 0, width, height };
}

function imageOf({ type, content, x, y, width, height }: PlacedPicture): string {
  const address = `data:${type};base64,${content.toString('base64')}`;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${address}"/>`;
}

/** Decodes a picture here, so that the renderer only sees files we made. Null if it cannot be read. */
async function drawPicture(
  { content, x, y, width, height, radius }: PlannedPicture,
  density: number,
): Promise<PlacedPicture | null> {
  const size = { width: Math.round(width * density), height: Math.round(height * density) };
  const whole = sharp(content, { failOn: 'error' }).resize({ ...size, fit: 'cover' });
  const image =
    radius === 0
      ? whole.flatten({ background: 'white' }).jpeg({ quality: INNER_QUALITY })
      : whole
          .composite([
            { input: cornersOf(size, radius * density), raw: { ...size, channels: 4 }, blend: 'dest-in' },
          ])
          .png();
  try {
    const type = radius === 0 ? 'image/jpeg' : 'image/png';
    return { type, content: await image.toBuffer(), x, y, width, height };
  } catch {
    return null;
  }
}

/** A mask with round corners. */
function cornersOf(size: Pick<DrawingPlan, 'width' | 'height'>, radius: number): Buffer {
  const shape = `<rect width="${size.width}" height="${size.height}" rx="${radius}"/>`;
  return new Resvg(document(size, shape), { font: { loadSystemFonts: false } }).render().pixels;
}

function document({ width, height }: Pick<DrawingPlan, 'width' | 'height'>, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

function options({ fontFiles }: DrawingPlan): ResvgRenderOptions {
  return { font: { loadSystemFonts: false, fontFiles } };
}

function drawText(text: PlannedText, plan: DrawingPlan): string {
  const measure = (line: string) => {
    // No letter is wider than this.
    const most = Array.from(line).length * WIDEST * text.size;
    if (most <= text.width) return most;
    const image = new Resvg(document(plan, lineOf(text, line, 0)), options(plan));
    return image.getBBox()?.width ?? 0;
  };
  return fitLines(text.text, text, measure)
    .map((line, index) => lineOf(text, line, index))
    .join('');
}

function lineOf(
  { x, y, anchor, size, lineHeight, color, thickening = 0, families }: PlannedText,
  line: string,
  index: number,
): string {
  const names = families.map((name) => `'${name}'`).join(', ');
  const start = anchor === undefined ? '' : ` text-anchor="${anchor}"`;
  const place = `x="${x}" y="${y + index * lineHeight}"${start} font-size="${size}" fill="${color}"`;
  const outline =
    thickening === 0 ? '' : ` stroke="${color}" stroke-width="${thickening}" stroke-linejoin="round"`;
  return `<text ${place}${outline} font-family="${names}" xml:space="preserve">${escapeXml(line)}</text>`;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as XML, in an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
}

/**
 * Breaks a text into lines between words, also where a script has no spaces, and truncates the rest with an ellipsis.
 *
 * @param measure the width of a line
 */
export function fitLines(
  text: string,
  { width, lines }: Pick<PlannedText, 'width' | 'lines'>,
  measure: (line: string) => number,
): string[] {
  const fitting: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const whole = measure(rest);
    if (whole <= width) return [...fitting, rest];
    const measured = { measure, width, unit: whole / unitsOf(rest) };
    if (fitting.length === lines - 1) return [...fitting, cut(rest, measured)];
    const line = breakLine(rest, measured);
    fitting.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return fitting;
}

/** Characters that must not begin a line. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;

/** Characters that must not end a line: opening brackets, the `#` of a hash tag, and quotation marks after a space. */
const NOT_LAST = /(?:[\p{Ps}\p{Pi}#＃]|\s["'])$/u;

/** Whether a line may end after some words. */
function breaksAt(words: readonly string[], count: number): boolean {
  return !NOT_FIRST.test(words[count] ?? '') && !NOT_LAST.test(words.slice(0, count).join(''));
}

/** A measure of a text, and how wide a unit of it is on average. */
interface Measured {
  measure: (line: string) => number;
  /** The width of a half-width letter, in pixels. */
  unit: number;
  width: number;
}

/** As many words of a text as fit; of a word that is longer than a line, as many letters. */
function breakLine(text: string, measured: Measured): string {
  const words = segments(text, 'word');
  let count = largest(words, measured, (parts) => parts.join('').trimEnd());
  while (count > 0 && !breaksAt(words, count)) count -= 1;
  if (count > 0) return words.slice(0, count).join('');
  const letters = segments(text, 'grapheme');
  return letters
    .slice(
      0,
      Math.max(
        1,
        largest(letters, measured, (parts) => parts.join('')),
      ),
    )
    .join('');
}

/** As many letters as fit with an ellipsis. */
function cut(text: string, measured: Measured): string {
  const letters = segments(text, 'grapheme');
  const shorten = (parts: readonly string[]) => `${parts.join('').trimEnd()}${ELLIPSIS}`;
  return shorten(letters.slice(0, largest(letters, measured, shorten)));
}

/**
 * How many parts fit, as `join` puts them together. Measuring takes tens of milliseconds, so the search begins where
 * the end should be.
 */
function largest(
  parts: readonly string[],
  { measure, unit, width }: Measured,
  join: (parts: readonly string[]) => string,
): number {
  let [known, open] = [0, parts.length + 1];
  let probe = parts.length;
  while (probe > 1 && unitsOf(join(parts.slice(0, probe))) * unit > width) probe -= 1;
  for (let round = 0; open - known > 1; round += 1) {
    if (measure(join(parts.slice(0, probe))) <= width) known = probe;
    else open = probe;
    probe = round > 0 ? (known + open) >> 1 : known === probe ? known + 1 : open - 1;
  }
  return known;
}

/** The approximate width of a text, in half-width letters. */
function unitsOf(text: string): number {
  return text.length + countWide(text);
}

/** The most that a text usually takes in any of the display fonts, in ems: their mean letters are 0.45 to 0.72 wide. */
export function roughWidth(text: string): number {
  const wide = countWide(text);
  return wide * 1.04 + (text.length - wide) * 0.75;
}

/** The number of full-width characters. */
function countWide(text: string): number {
  return text.match(/[\u1100-\u11ff\u2e80-\uffef]/g)?.length ?? 0;
}

function segments(text: string, granularity: 'word' | 'grapheme'): string[] {
  return Array.from(new Intl.Segmenter('ja', { granularity }).segment(text), ({ segment }) => segment);
}
