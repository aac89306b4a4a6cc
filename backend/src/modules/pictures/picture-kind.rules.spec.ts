import { pictureKind } from './picture-kind.rules.js';

const kindOf = (bytes: Buffer) =>
  pictureKind((position, length) => Promise.resolve(bytes.subarray(position, position + length)));

const letters = (text: string) => Buffer.from(text, 'latin1');

function chunk(type: string, length = 0): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, Buffer.alloc(length + 4)]);
}

const aPng = (...chunks: Buffer[]) =>
  Buffer.concat([letters('\x89PNG\r\n\x1a\n'), chunk('IHDR', 13), ...chunks]);

/** The extended format with its flags, or a plain one. */
const aWebp = (format: string, flags = 0) =>
  Buffer.concat([letters(`RIFF\0\0\0\0WEBP${format}\x0a\0\0\0`), Buffer.from([flags]), Buffer.alloc(40)]);

const TRANSPARENCY = 0x10;
const ANIMATION = 0x02;

describe('the format of a picture', () => {
  it.each([
    ['a JPEG', letters('\xff\xd8\xff\xe0'), 'jpeg'],
    ['a PNG', aPng(chunk('IDAT', 100)), 'png'],
    ['a PNG with a text chunk', aPng(chunk('tEXt', 70_000), chunk('IDAT')), 'png'],
    ['an animated PNG', aPng(chunk('acTL', 8), chunk('IDAT')), null],
    [
      'an animated PNG with a late control chunk',
      aPng(chunk('tEXt', 70_000), chunk('acTL', 8), chunk('IDAT')),
      null,
    ],
    ['a PNG with a control chunk after its data', aPng(chunk('IDAT'), chunk('acTL', 8)), 'png'],
    ['a truncated PNG', aPng().subarray(0, 20), 'png'],
    ['a PNG with endless chunks', aPng(...Array.from({ length: 300 }, () => chunk('tEXt'))), 'png'],
    ['a WebP', aWebp('VP8 ', ANIMATION), 'webp'],
    ['a lossless WebP', aWebp('VP8L', ANIMATION), 'webp'],
    ['a transparent WebP', aWebp('VP8X', TRANSPARENCY), 'webp'],
    ['an animated WebP', aWebp('VP8X', TRANSPARENCY | ANIMATION), null],
    ['a WAV file', letters('RIFF\0\0\0\0WAVEfmt '), null],
    ['a GIF', letters('GIF89a'), null],
    ['an AVIF', letters('\0\0\0\x20ftypavif'), null],
    ['an SVG', letters('<svg/>'), null],
    ['half a signature', letters('\x89PNG'), null],
    ['nothing', Buffer.alloc(0), null],
  ])('of %s', async (_what, bytes, kind) => {
    expect(await kindOf(bytes)).toBe(kind);
  });
});
