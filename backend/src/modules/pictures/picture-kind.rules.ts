/** The accepted picture formats. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

/** Reads bytes at a position; fewer at the end of the file. */
export type ByteReader = (position: number, length: number) => Promise<Uint8Array>;

const HEAD_BYTES = 32;
const JPEG_BEGINNING = '\xff\xd8\xff';
const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** Animated PNGs declare it before the pixel data. Files with more chunks before that are not searched further. */
const MAX_CHUNKS = 200;

/** Detects the picture format from the bytes; null for unsupported formats and animations. */
export async function pictureKind(read: ByteReader): Promise<PictureKind | null> {
  const head = toCharacters(await read(0, HEAD_BYTES));
  if (head.startsWith(JPEG_BEGINNING)) return 'jpeg';
  if (head.startsWith(PNG_SIGNATURE)) return (await isAnimatedPng(read)) ? null : 'png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return isAnimatedWebp(head) ? null : 'webp';
  return null;
}

/** Converts each byte to a character, for comparison with signatures. */
function toCharacters(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Reads the animation flag of the extended header (WebP container, "Extended File Format"). */
function isAnimatedWebp(head: string): boolean {
  const ANIMATION = 0x02;
  return head.startsWith('VP8X', 12) && (head.charCodeAt(20) & ANIMATION) !== 0;
}

/** Looks for an `acTL` chunk before the pixel data (PNG third edition, 11.3.6). */
async function isAnimatedPng(read: ByteReader): Promise<boolean> {
  let position = PNG_SIGNATURE.length;
  for (let index = 0; index < MAX_CHUNKS; index += 1) {
    const chunk = await read(position, 8);
    const type = toCharacters(chunk.subarray(4));
    if (chunk.length < 8 || type === 'IDAT') return false;
    if (type === 'acTL') return true;
    // Length and type, data, checksum.
    position += 8 + new DataView(chunk.buffer, chunk.byteOffset).getUint32(0) + 4;
  }
  return false;
}
