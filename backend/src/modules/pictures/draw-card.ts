/*
 * Draws cards from a plan. Runs in the process for pictures, which imports this file by its extension, so it imports
 * packages only.
 */
import { createHash } from 'node:crypto';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';

/** The largest file, in bytes: WhatsApp shows no larger previews. */
const MAX_BYTES = 300 * 1024;

/** The qualities to try, until the file is small enough. */
const QUALITIES = [88, 76, 64, 50, 35];

const ELLIPSIS = '…';

/** The width of the widest letter, as a part of the size. */
const WIDEST = 1.25;

/** A picture on a card. It fills its place, cut at the edges. */
export interface CardPicture {
  content: Uint8Array;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The radius of the corners, in pixels. */
  radius: number;
}

/** A text on a card, from its baseline. It is cut with an ellipsis where it does not fit. */
export interface CardText {
  text: string;
  x: number;
  /** The baseline of the first line. */
  y: number;
  /** The width to fit into. */
  width: number;
  /** The most lines. */
  lines: number;
  size: number;
  lineHeight: number;
  color: string;
  /** The names of typefaces, the preferred one first. */
  families: readonly string[];
}

/** A drawing over the width of a card, from its top. It fills its place, cut at the edges. */
export interface CardDrawing {
  /** An SVG document of ours, without width and height. */
  svg: string;
  /** The proportions of the drawing. */
  ratio: number;
  height: number;
}

/** What is over the width of a card, from its top: a drawing, or a picture that fills the place likewise. */
export type CardCover = CardDrawing | Pick<CardPicture, 'content' | 'height'>;

/** What a card consists of, from back to front. */
export interface CardPlan {
  width: number;
  height: number;
  /** The paths of the fonts; those of the system are not used. */
  fontFiles: string[];
  /** The colour behind everything. */
  background: string;
  cover: CardCover;
  /** Shapes as SVG, written by us. */
  shapes: string;
  pictures: CardPicture[];
  texts: CardText[];
}

/** A drawn card. */
export interface DrawnCard {
  /** A JPEG. */
  content: Buffer;
  /** The SHA-256 of the file, in hexadecimal. */
  hash: string;
}

/** Draws a card as a JPEG. A picture that cannot be read is left out. */
export async function drawCard(plan: CardPlan): Promise<DrawnCard> {
  const { width, height, background, shapes } = plan;
  const back = `<rect width="${width}" height="${height}" fill="${background}"/>${await drawCover(plan)}`;
  const pictures = await Promise.all(plan.pictures.map(drawPicture));
  const texts = plan.texts.map((text) => drawText(text, plan));
  const image = new Resvg(
    document(plan, `${back}${shapes}${pictures.join('')}${texts.join('')}`),
    options(plan),
  ).render();
  const content = await encode(image.pixels, width, height);
  return { content, hash: createHash('sha256').update(content).digest('hex') };
}

async function encode(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  let content = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    content = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .flatten({ background: 'white' })
      .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer();
    if (content.length <= MAX_BYTES) break;
  }
  return content;
}

function drawCover({ width, cover }: CardPlan): Promise<string> {
  if ('svg' in cover) return drawDrawing(cover, width);
  return drawPicture({ ...cover, x: 0, y: 0, width, radius: 0 });
}

/** Draws the whole drawing and cuts it afterwards: resvg 2.6 crashes at groups that lie outside of the image. */
async function drawDrawing({ svg, ratio, height }: CardDrawing, width: number): Promise<string> {
  const whole = {
    width: Math.round(Math.max(width, height * ratio)),
    height: Math.round(Math.max(height, width / ratio)),
  };
  const sized = svg.replace('<svg ', `<svg width="${whole.width}" height="${whole.height}" `);
  const { pixels } = new Resvg(sized, { font: { loadSystemFonts: false } }).render();
  const png = await sharp(pixels, { raw: { ...whole, channels: 4 } })
    .resize({ width, height, fit: 'cover' })
    .png()
    .toBuffer();
  return imageOf({ x: 0, y: 0, width, height }, png);
}

function imageOf(
  { x, y, width, height }: Pick<CardPicture, 'x' | 'y' | 'width' | 'height'>,
  png: Buffer,
): string {
  const address = `data:image/png;base64,${png.toString('base64')}`;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${address}"/>`;
}

/** Decodes a picture here, so that the renderer only sees PNG files of our making. */
async function drawPicture({ content, x, y, width, height, radius }: CardPicture): Promise<string> {
  const png = await sharp(content, { failOn: 'error' })
    .resize({ width: width, height: height, fit: 'cover' })
    .composite([
      { input: cornersOf(width, height, radius), raw: { width, height, channels: 4 }, blend: 'dest-in' },
    ])
    .png()
    .toBuffer()
    .catch(() => null);
  return png === null ? '' : imageOf({ x, y, width, height }, png);
}

/** A mask with round corners. */
function cornersOf(width: number, height: number, radius: number): Buffer {
  const shape = `<rect width="${width}" height="${height}" rx="${radius}"/>`;
  return new Resvg(document({ width, height }, shape), { font: { loadSystemFonts: false } }).render().pixels;
}

function document({ width, height }: Pick<CardPlan, 'width' | 'height'>, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

function options({ fontFiles }: CardPlan): ResvgRenderOptions {
  return { font: { loadSystemFonts: false, fontFiles } };
}

function drawText(text: CardText, plan: CardPlan): string {
  const measure = (line: string) => {
    // No letter is wider than this.
    const most = [...line].length * WIDEST * text.size;
    if (most <= text.width) return most;
    const image = new Resvg(document(plan, lineOf(text, line, 0)), options(plan));
    return image.getBBox()?.width ?? 0;
  };
  return fitLines(text.text, text, measure)
    .map((line, index) => lineOf(text, line, index))
    .join('');
}

function lineOf({ x, y, size, lineHeight, color, families }: CardText, line: string, index: number): string {
  const names = families.map((name) => `'${name}'`).join(', ');
  const place = `x="${x}" y="${y + index * lineHeight}" font-size="${size}" fill="${color}"`;
  return `<text ${place} font-family="${names}" xml:space="preserve">${escapeXml(line)}</text>`;
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
 * Breaks a text into lines that fit, between words and, in scripts without spaces, between the words that a Japanese
 * reader sees; cuts what is too much with an ellipsis.
 *
 * @param measure the width of a line
 */
export function fitLines(
  text: string,
  { width, lines }: Pick<CardText, 'width' | 'lines'>,
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

/** Letters that no line begins with. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;

/** Letters that no line ends with: opening brackets, and quotation marks after a space. */
const NOT_LAST = /(?:[\p{Ps}\p{Pi}]|\s["'])$/u;

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

/** About how wide a text is, in half-width letters. */
function unitsOf(text: string): number {
  return text.length + (text.match(/[\u1100-\u11ff\u2e80-\uffef]/g)?.length ?? 0);
}

function segments(text: string, granularity: 'word' | 'grapheme'): string[] {
  return Array.from(new Intl.Segmenter('ja', { granularity }).segment(text), ({ segment }) => segment);
}
