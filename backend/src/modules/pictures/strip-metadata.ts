import { crc32 } from 'node:zlib';
import type { PictureKind } from './picture-kind.rules.js';

/** Thrown inside this file for a structure that no decoder would accept. */
class Malformed extends Error {}

/**
 * Removes everything from a picture file but what is needed to decode and show it, without encoding it again: pixels,
 * color profile, and the orientation, which is part of how it looks. Places, cameras, thumbnails, comments, edits and
 * data behind the picture go. Only known parts are copied, so unknown ones go, too.
 *
 * @param orientation the Exif orientation, 1 to 8; 1 is upright
 * @returns null if the file is malformed
 */
export function stripMetadata(kind: PictureKind, file: Buffer, orientation: number): Buffer | null {
  try {
    return Buffer.concat([...STRIP[kind](file, orientation > 1 ? exifOf(orientation) : null)]);
  } catch (error) {
    if (error instanceof Malformed || error instanceof RangeError) return null;
    throw error;
  }
}

type Strip = (file: Buffer, exif: Buffer | null) => Iterable<Buffer>;

const STRIP: Record<PictureKind, Strip> = { jpeg: stripJpeg, png: stripPng, webp: stripWebp };

/** Exif with the orientation alone (CIPA DC-008, 4.6.2 and 4.6.4): one directory with one entry, big-endian. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.from('4d4d002a000000080001011200030000000100000000' + '00000000', 'hex');
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

/** Markers of JPEG (ITU-T T.81, table B.1). */
const JPEG = { soi: 0xd8, eoi: 0xd9, sos: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee } as const;

/** The pixel density in a JFIF header; a thumbnail may follow. */
const JFIF_BYTES = 12;

function* stripJpeg(file: Buffer, exif: Buffer | null): Iterable<Buffer> {
  yield Buffer.of(0xff, JPEG.soi);
  if (exif) yield jpegSegment(JPEG.app1, Buffer.concat([Buffer.from('Exif\0\0'), exif]));
  let position = 2;
  for (;;) {
    if (file.readUInt8(position) !== 0xff) throw new Malformed();
    while (file.readUInt8(position) === 0xff) position += 1;
    const marker = file.readUInt8(position);
    position += 1;
    if (marker === JPEG.eoi) break;
    const end = position + file.readUInt16BE(position);
    if (end < position + 2 || end > file.length) throw new Malformed();
    const data = file.subarray(position + 2, end);
    position = end;
    if (marker === JPEG.app0 && data.toString('latin1', 0, 5) === 'JFIF\0') {
      yield jpegSegment(marker, Buffer.concat([data.subarray(0, JFIF_BYTES), Buffer.of(0, 0)]));
    } else if (isJpegPart(marker, data)) yield jpegSegment(marker, data);
    if (marker === JPEG.sos) {
      const next = endOfScan(file, position);
      yield file.subarray(position, next);
      position = next;
    }
  }
  yield Buffer.of(0xff, JPEG.eoi);
}

/** Frames, tables and scans, the color profile, and Adobe's note of the color transform. */
function isJpegPart(marker: number, data: Buffer): boolean {
  const begins = (text: string) => data.toString('latin1', 0, text.length) === text;
  if (marker === JPEG.app2) return begins('ICC_PROFILE\0');
  if (marker === JPEG.app14) return begins('Adobe');
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= JPEG.sos && marker <= 0xdd);
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
const PNG_PARTS = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP pHYs'.split(' '));

function* stripPng(file: Buffer, exif: Buffer | null): Iterable<Buffer> {
  yield file.subarray(0, PNG_SIGNATURE_BYTES);
  let position = PNG_SIGNATURE_BYTES;
  for (let type = ''; type !== 'IEND';) {
    type = file.toString('latin1', position + 4, position + 8);
    // Length and type, data, checksum.
    const end = position + 8 + file.readUInt32BE(position) + 4;
    if (end > file.length) throw new Malformed();
    if (PNG_PARTS.has(type)) yield file.subarray(position, end);
    if (exif && type === 'IHDR') yield pngChunk('eXIf', exif);
    position = end;
  }
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

function* stripWebp(file: Buffer, exif: Buffer | null): Iterable<Buffer> {
  const length = 8 + file.readUInt32LE(4);
  if (length > file.length) throw new Malformed();
  const chunks: Buffer[] = [];
  for (let position = 12; position + 8 <= length;) {
    const type = file.toString('latin1', position, position + 4);
    const size = file.readUInt32LE(position + 4);
    if (position + 8 + size > length) throw new Malformed();
    const data = file.subarray(position + 8, position + 8 + size);
    if (WEBP_PARTS.has(type)) chunks.push(webpChunk(type, type === 'VP8X' ? webpHeader(data, exif) : data));
    // Chunks are padded to an even length.
    position += 8 + size + (size % 2);
  }
  if (chunks.length === 0) throw new Malformed();
  if (exif) chunks.push(webpChunk('EXIF', exif));
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + chunks.reduce((sum, chunk) => sum + chunk.length, 0), 4);
  yield head;
  yield* chunks;
}

function webpHeader(data: Buffer, exif: Buffer | null): Buffer {
  const header = Buffer.from(data);
  const kept = header.readUInt8(0) & (WEBP_FLAGS.profile | WEBP_FLAGS.alpha);
  header.writeUInt8(kept | (exif ? WEBP_FLAGS.exif : 0), 0);
  return header;
}

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
