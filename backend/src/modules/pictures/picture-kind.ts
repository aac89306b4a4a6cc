import { open, type FileHandle } from 'node:fs/promises';

/** The kinds of pictures that are taken. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

const HEAD_BYTES = 32;
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG has its animation announced before its pixels; what has more chunks than this before them is not worth reading. */
const MOST_CHUNKS = 200;

/**
 * What a file is by its bytes, whatever it is called; null where it is no picture that is taken: another kind, one that
 * moves, or nothing at all.
 */
export async function recogniseKind(file: string): Promise<PictureKind | null> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await handle.read(head, 0, HEAD_BYTES, 0);
    if (head.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
    if (head.subarray(0, 8).equals(PNG_SIGNATURE)) return (await pngMoves(handle)) ? null : 'png';
    if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
      return webpMoves(head) ? null : 'webp';
    return null;
  } finally {
    await handle.close();
  }
}

/** The header of the extended format says so (WebP container, "Extended File Format"). */
function webpMoves(head: Buffer): boolean {
  const ANIMATION = 0x02;
  return head.toString('latin1', 12, 16) === 'VP8X' && (head.readUInt8(20) & ANIMATION) !== 0;
}

/** The chunk `acTL` before the pixels says so (PNG third edition, 11.3.6). Decoders that pass over it show one frame. */
async function pngMoves(handle: FileHandle): Promise<boolean> {
  const chunk = Buffer.alloc(8);
  let position = PNG_SIGNATURE.length;
  for (let index = 0; index < MOST_CHUNKS; index += 1) {
    const { bytesRead } = await handle.read(chunk, 0, 8, position);
    const type = chunk.toString('latin1', 4, 8);
    if (bytesRead < 8 || type === 'IDAT') return false;
    if (type === 'acTL') return true;
    // Behind the length and the type: the data and its checksum.
    position += 8 + chunk.readUInt32BE(0) + 4;
  }
  return false;
}
