import { crc32 } from 'node:zlib';
import type { PictureKind } from './picture-kind.rules.js';

/** Thrown inside this file for a structure that no decoder would accept, or that no camera or editor writes. */
class Malformed extends Error {}

/** The most parts of a file. A PNG of 15 MB has 4,000; a malicious file has millions, which would take seconds. */
const MAX_PARTS = 20_000;

/** Stands for a part that is left out. */
const NOTHING = Buffer.alloc(0);

/**
 * Removes everything from a picture file but what is needed to decode and show it, without encoding it again: pixels,
 * color profile, density, and the orientation. Places, cameras, thumbnails, comments and whatever follows the picture
 * are left out. Only known parts are copied, so unknown ones are left out, too.
 *
 * @param orientation the Exif orientation, 1 to 8; 1 is upright
 * @returns null if the file is malformed or would grow
 */
export function stripMetadata(kind: PictureKind, file: Buffer, orientation: number): Buffer | null {
  const parts: Buffer[] = [];
  try {
    for (const part of STRIP[kind](file, orientation > 1 ? exifOf(orientation) : NOTHING)) {
      if (parts.push(part) > MAX_PARTS) return null;
    }
  } catch (error) {
    if (error instanceof Malformed || error instanceof RangeError) return null;
    throw error;
  }
  const stripped = Buffer.concat(parts);
  return stripped.length > file.length ? null : stripped;
}

/** Yields the parts of a file to keep; `exif` is empty if none is needed. */
type Strip = (file: Buffer, exif: Buffer) => Iterable<Buffer>;

const STRIP: Record<PictureKind, Strip> = { jpeg: stripJpeg, png: stripPng, webp: stripWebp };

/** Exif with the orientation alone (CIPA DC-008, 4.6.2 and 4.6.4): one directory with one entry, big-endian. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.from('4d4d002a00000008' + '0001' + '011200030000000100000000' + '00000000', 'hex');
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

const beginsWith = (data: Buffer, text: string) => data.toString('latin1', 0, text.length) === text;

/** Markers of JPEG (ITU-T T.81, table B.1). */
const JPEG = {
  sof0: 0xc0,
  sof15: 0xcf,
  soi: 0xd8,
  eoi: 0xd9,
  sos: 0xda,
  dqt: 0xdb,
  dri: 0xdd,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
} as const;

/** A JFIF header up to the density; a thumbnail may follow. */
const JFIF_BYTES = 12;

/** Adobe's note of how colors are stored. */
const ADOBE_BYTES = 12;

function* stripJpeg(file: Buffer, exif: Buffer): Iterable<Buffer> {
  yield Buffer.of(0xff, JPEG.soi);
  if (exif.length > 0) yield jpegSegment(JPEG.app1, Buffer.concat([Buffer.from('Exif\0\0'), exif]));
  for (let position = 2; ;) {
    if (file.readUInt8(position) !== 0xff) throw new Malformed();
    while (file.readUInt8(position) === 0xff) position += 1;
    const marker = file.readUInt8(position);
    position += 1;
    if (marker === JPEG.eoi) break;
    const end = position + file.readUInt16BE(position);
    if (end < position + 2 || end > file.length) throw new Malformed();
    const data = jpegData(marker, file.subarray(position + 2, end));
    yield data ? jpegSegment(marker, data) : NOTHING;
    position = end;
    if (marker === JPEG.sos) {
      const next = endOfScan(file, position);
      yield file.subarray(position, next);
      position = next;
    }
  }
  yield Buffer.of(0xff, JPEG.eoi);
}

/** What is kept of a segment: frames, tables and scans, the color profile, density and how colors are stored. */
function jpegData(marker: number, data: Buffer): Buffer | null {
  switch (marker) {
    case JPEG.app0:
      return beginsWith(data, 'JFIF\0')
        ? Buffer.concat([data.subarray(0, JFIF_BYTES), Buffer.of(0, 0)])
        : null;
    case JPEG.app2:
      return beginsWith(data, 'ICC_PROFILE\0') ? data : null;
    case JPEG.app14:
      return beginsWith(data, 'Adobe\0') ? data.subarray(0, ADOBE_BYTES) : null;
    case JPEG.sos:
    case JPEG.dqt:
    case JPEG.dri:
      return data;
    default:
      // Frames, and the tables of Huffman and arithmetic coding.
      return marker >= JPEG.sof0 && marker <= JPEG.sof15 ? data : null;
  }
}

function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Where the entropy-coded data end: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new Malformed();
}

const PNG_SIGNATURE_BYTES = 8;

/** The chunks of PNG (third edition, 11) that decide how pixels look. */
const PNG_PARTS = new Set('IHDR PLTE IDAT tRNS cHRM gAMA iCCP sBIT sRGB cICP pHYs'.split(' '));

function* stripPng(file: Buffer, exif: Buffer): Iterable<Buffer> {
  yield file.subarray(0, PNG_SIGNATURE_BYTES);
  let position = PNG_SIGNATURE_BYTES;
  for (let type = ''; type !== 'IEND';) {
    type = file.toString('latin1', position + 4, position + 8);
    // Length and type, data, checksum.
    const end = position + 8 + file.readUInt32BE(position) + 4;
    if (end > file.length) throw new Malformed();
    yield PNG_PARTS.has(type) ? file.subarray(position, end) : NOTHING;
    if (exif.length > 0 && type === 'IHDR') yield pngChunk('eXIf', exif);
    position = end;
  }
  yield pngChunk('IEND', NOTHING);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** The chunks of a still WebP file (RFC 9649, 2.5 and 2.7). */
const WEBP_PARTS = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);

/** Flags of its header: a color profile, transparency, Exif. */
const WEBP_FLAGS = { profile: 0x20, alpha: 0x10, exif: 0x08 } as const;

function* stripWebp(file: Buffer, exif: Buffer): Iterable<Buffer> {
  const length = 8 + file.readUInt32LE(4);
  if (length > file.length) throw new Malformed();
  // Decoders read the first chunk of each type.
  const chunks = new Map<string, Buffer>();
  for (let position = 12; position + 8 <= length;) {
    const type = file.toString('latin1', position, position + 4);
    const size = file.readUInt32LE(position + 4);
    if (position + 8 + size > length) throw new Malformed();
    const data = file.subarray(position + 8, position + 8 + size);
    const isKept = WEBP_PARTS.has(type) && !chunks.has(type);
    if (isKept) chunks.set(type, webpChunk(type, type === 'VP8X' ? webpHeader(data, exif) : data));
    else yield NOTHING;
    // Chunks are padded to an even length.
    position += 8 + size + (size % 2);
  }
  if (chunks.size === 0) throw new Malformed();
  if (exif.length > 0) chunks.set('EXIF', webpChunk('EXIF', exif));
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + [...chunks.values()].reduce((sum, chunk) => sum + chunk.length, 0), 4);
  yield head;
  yield* chunks.values();
}

function webpHeader(data: Buffer, exif: Buffer): Buffer {
  const header = Buffer.from(data);
  const kept = header.readUInt8(0) & (WEBP_FLAGS.profile | WEBP_FLAGS.alpha);
  header.writeUInt8(kept | (exif.length > 0 ? WEBP_FLAGS.exif : 0), 0);
  return header;
}

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
