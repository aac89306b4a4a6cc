/*
 * Draws cards and posters from a plan. Runs in the process for pictures, which imports this file by its extension, so
 * it imports packages only, and siblings in the same way.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import PdfDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import type { OutlinedLine } from './text-outlines.js';

/** The largest JPEG, in bytes: WhatsApp shows no larger previews. */
const MAX_JPEG_BYTES = 300 * 1024;

/** The qualities to try, until the JPEG is small enough. */
const QUALITIES = [88, 76, 64, 50, 35];

/** The quality of pictures without transparency inside a drawing. */
const INNER_QUALITY = 92;

/** The width of A4, in points of 1/72 inch (ISO 216: 210 mm). */
const A4_WIDTH_PT = 595.28;

/** The renderer draws no texts. */
const NO_FONTS: ResvgRenderOptions = { font: { loadSystemFonts: false } };

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

/** A text in a drawing, positioned by a baseline and truncated with an ellipsis. */
export interface PlannedText {
  text: string;
  /** The beginning of the text, or its middle. */
  x: number;
  anchor?: 'middle';
  /** The baseline of the first line, or of the last one. */
  y: number;
  baseline?: 'last';
  /** The width to fit into. */
  width: number;
  lines: number;
  size: number;
  lineHeight: number;
  color: string;
  /** By how much strokes are thicker than those of the first font, in pixels. */
  thickening?: number;
  /** The paths of fonts, the preferred one first. */
  fonts: readonly string[];
  /** What to show if no font has any of the letters. */
  instead?: string;
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
  /** The paths of fonts for letters that a text's own fonts lack. */
  fallbackFonts: readonly string[];
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
  /** The outlines of texts as SVG. */
  texts: string;
}

/** Draws a plan. A picture that cannot be read is left out, and so are letters that no font has. */
export async function drawPlan(plan: DrawingPlan, format: DrawingFormat): Promise<DrawnFile> {
  const parts: DrawingParts = {
    cover: await drawCover(plan),
    pictures: (await Promise.all(plan.pictures.map((picture) => drawPicture(picture, plan.density)))).filter(
      (picture) => picture !== null,
    ),
    texts: plan.texts.map((text) => drawText(text, plan.fallbackFonts)).join(''),
  };
  const content = await encode(plan, parts, format);
  return { content, hash: createHash('sha256').update(content).digest('hex') };
}

async function encode(plan: DrawingPlan, parts: DrawingParts, format: DrawingFormat): Promise<Buffer> {
  if (format === 'pdf') return toPdf(plan, parts);
  const image = new Resvg(compose(plan, parts), {
    ...NO_FONTS,
    fitTo: { mode: 'zoom', value: plan.density },
  });
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
  const outlines = new Resvg(document(plan, svg), NO_FONTS).toString();
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
  const { pixels } = new Resvg(sized, NO_FONTS).render();
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
  return new Resvg(document(size, shape), NO_FONTS).render().pixels;
}

function document({ width, height }: Pick<DrawingPlan, 'width' | 'height'>, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

/** Texts as outlines, so that every program shows them alike. */
function drawText(planned: PlannedText, fallbackFonts: readonly string[]): string {
  const { x, y, anchor, baseline, size, lineHeight } = planned;
  const fonts = [...planned.fonts, ...fallbackFonts];
  const text = coveredText(planned.text, fonts) || (planned.instead ?? '');
  const fontOf = chooseFonts(text, fonts);
  const lines = fitLines(text, planned, (line) => outlineLine(line, fontOf, size).width);
  return lines
    .map((line, index) => {
      const { outlines, width } = outlineLine(line, fontOf, size);
      const left = anchor === 'middle' ? x - width / 2 : x;
      const paths = outlines.map((outline) => drawOutline(outline, planned));
      const above = baseline === 'last' ? lines.length - 1 : 0;
      return `<g transform="translate(${left} ${y + (index - above) * lineHeight})">${paths.join('')}</g>`;
    })
    .join('');
}

function drawOutline(
  { font, path: data }: OutlinedLine['outlines'][number],
  { color, thickening = 0, fonts }: PlannedText,
): string {
  const isThickened = thickening > 0 && font === fonts[0];
  const stroke = ` stroke="${color}" stroke-width="${thickening}" stroke-linejoin="round"`;
  return `<path fill="${color}"${isThickened ? stroke : ''} d="${data}"/>`;
}

/** Imports a file beside this one, compiled or as TypeScript. */
async function sibling<Module>(name: string): Promise<Module> {
  return (await import(`./${name}${path.extname(import.meta.filename)}`)) as Module;
}

const { fitLines } = await sibling<typeof import('./fit-lines.js')>('fit-lines');
const { chooseFonts, coveredText } = await sibling<typeof import('./font-coverage.js')>('font-coverage');
const { outlineLine } = await sibling<typeof import('./text-outlines.js')>('text-outlines');
