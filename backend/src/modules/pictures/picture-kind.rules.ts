/** The kinds of pictures that are taken. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

/** Reads so many bytes of a file from a place on; fewer where it ends before. */
export type ByteReader = (position: number, length: number) => Promise<Uint8Array>;

const HEAD_BYTES = 32;
const JPEG_BEGINNING = '\xff\xd8\xff';
const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** A PNG has its animation announced before its pixels; what has more chunks than this before them is not worth reading. */
const MOST_CHUNKS = 200;

/**
 * What a file is by its bytes, whatever it is called; null where it is no picture that is taken: another kind, one that
 * moves, or nothing at all.
 */
export async function pictureKind(read: ByteReader): Promise<PictureKind | null> {
  const head = lettersOf(await read(0, HEAD_BYTES));
  if (head.startsWith(JPEG_BEGINNING)) return 'jpeg';
  if (head.startsWith(PNG_SIGNATURE)) return (await pngMoves(read)) ? null : 'png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return webpMoves(head) ? null : 'webp';
  return null;
}

/** Every byte as one letter, so that it can be compared with what people call it. */
function lettersOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** The header of the extended format says so (WebP container, "Extended File Format"). */
function webpMoves(head: string): boolean {
  const ANIMATION = 0x02;
  return head.startsWith('VP8X', 12) && (head.charCodeAt(20) & ANIMATION) !== 0;
}

/** The chunk `acTL` before the pixels says so (PNG third edition, 11.3.6). Decoders that pass over it show one frame. */
async function pngMoves(read: ByteReader): Promise<boolean> {
  let position = PNG_SIGNATURE.length;
  for (let index = 0; index < MOST_CHUNKS; index += 1) {
    const chunk = await read(position, 8);
    const type = lettersOf(chunk.subarray(4));
    if (chunk.length < 8 || type === 'IDAT') return false;
    if (type === 'acTL') return true;
    // Behind the length and the type: the data and its checksum.
    position += 8 + new DataView(chunk.buffer, chunk.byteOffset).getUint32(0) + 4;
  }
  return false;
}
