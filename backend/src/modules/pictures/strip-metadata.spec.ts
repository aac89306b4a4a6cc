import sharp, { type Sharp } from 'sharp';
import { picture } from '../../../test/support/pictures.js';
import { type PictureKind } from './picture-kind.rules.js';
import { stripMetadata } from './strip-metadata.js';

/** The text of all metadata, which must be removed. */
const SECRET = 'Taken at home';

const ENCODE: Record<PictureKind, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ lossless: true }),
};
const KINDS = Object.keys(ENCODE) as PictureKind[];

/** A picture with Exif, XMP, a color profile and trailing data. */
async function personal(kind: PictureKind, orientation = 1, image = picture(40, 20)): Promise<Buffer> {
  const described = image
    .withExif({ IFD0: { ImageDescription: SECRET, Artist: SECRET }, IFD3: { GPSLatitude: '35/1 40/1 0/1' } })
    .withXmp(`<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
    .withIccProfile('p3')
    .withMetadata({ orientation });
  return Buffer.concat([await ENCODE[kind](described).toBuffer(), Buffer.from(`video: ${SECRET}`)]);
}

const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
const upright = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true });

describe.each(KINDS)('a %s without metadata', (kind) => {
  it.each([1, 6, 8])('looks the same, with orientation %i, and is not encoded again', async (orientation) => {
    const file = await personal(kind, orientation);
    const stripped = stripMetadata(kind, file, orientation)!;
    expect(await pixels(stripped)).toEqual(await pixels(file));
    const [before, after] = [await upright(file), await upright(stripped)];
    expect(after.info).toEqual(before.info);
    expect(after.data).toEqual(before.data);
    expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(file).metadata()).icc);
  });

  it('has no location or device', async () => {
    const file = await personal(kind, 6);
    expect(file.toString('latin1')).toContain(SECRET);
    const { exif, xmp, iptc, comments, orientation } = await sharp(stripMetadata(kind, file, 6)!).metadata();
    expect({ xmp, iptc, comments, orientation }).toEqual({ orientation: 6 });
    // One entry: the orientation.
    expect(exif!.toString('latin1')).not.toContain(SECRET);
    expect(exif!.length).toBeLessThan(40);
    expect(stripMetadata(kind, file, 6)!.toString('latin1')).not.toContain(SECRET);
    expect((await sharp(stripMetadata(kind, await personal(kind), 1)!).metadata()).exif).toBeUndefined();
  });

  it('is unchanged when stripped again', async () => {
    const stripped = stripMetadata(kind, await personal(kind, 3), 3)!;
    expect(stripMetadata(kind, stripped, 3)).toEqual(stripped);
  });

  it('is null for a file with too many parts', async () => {
    const file = await ENCODE[kind](picture(8, 8)).toBuffer();
    const { at, part } = {
      jpeg: { at: 2, part: Buffer.of(0xff, 0xc4, 0, 2) },
      png: { at: 33, part: Buffer.from('000000004944415435af061e', 'hex') },
      webp: { at: file.length, part: Buffer.from('ICCP\0\0\0\0') },
    }[kind];
    const withParts = (count: number) => {
      const parts = Array<Buffer>(count).fill(part);
      const whole = Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at)]);
      if (kind === 'webp') whole.writeUInt32LE(whole.length - 8, 4);
      return whole;
    };
    expect(stripMetadata(kind, withParts(2), 1)).not.toBeNull();
    expect(stripMetadata(kind, withParts(30_000), 1)).toBeNull();
  });

  it('is null for a truncated file', async () => {
    const file = stripMetadata(kind, await personal(kind, 6), 6)!;
    for (let length = 0; length < file.length; length += 1) {
      expect(stripMetadata(kind, file.subarray(0, length), 1)).toBeNull();
    }
  });
});

it('keeps all scans of a progressive JPEG', async () => {
  const file = await picture(64, 64).jpeg({ progressive: true, optimiseScans: true }).toBuffer();
  const stripped = stripMetadata('jpeg', file, 1)!;
  expect(await sharp(stripped).metadata()).toMatchObject({ isProgressive: true });
  expect(await pixels(stripped)).toEqual(await pixels(file));
});

it('keeps transparency', async () => {
  const clear = { create: { width: 9, height: 9, channels: 4 as const, background: '#f008' } };
  for (const file of [
    await sharp(clear).png({ palette: true }).toBuffer(),
    await sharp(clear).webp({ quality: 60 }).toBuffer(),
  ]) {
    const kind = file[0] === 0x89 ? 'png' : 'webp';
    expect(await pixels(stripMetadata(kind, file, 1)!)).toEqual(await pixels(file));
  }
});

it('drops thumbnails, comments and further pictures of a JPEG', async () => {
  const file = await picture(16, 16).jpeg().toBuffer();
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.of(0xff, marker, 0, text.length + 2), Buffer.from(text, 'latin1')]);
  const described = Buffer.concat([
    file.subarray(0, 2),
    segment(0xe0, `JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01rgb ${SECRET}`),
    segment(0xe2, `MPF\0${SECRET}`),
    segment(0xed, SECRET),
    segment(0xee, `Adobe\0\x64\0\0\0\0\x01${SECRET}`),
    segment(0xfe, SECRET),
    file.subarray(2),
    segment(0xe1, SECRET),
    file,
  ]);
  const stripped = stripMetadata('jpeg', described, 1)!;
  expect(stripped.toString('latin1')).not.toContain(SECRET);
  expect(stripped.toString('latin1')).toContain('Adobe\0\x64\0\0\0\0\x01');
  expect(await pixels(stripped)).toEqual(await pixels(described));
});

it('returns null for a JPEG that would grow', async () => {
  const file = await picture(16, 16).jpeg().toBuffer();
  const short = Buffer.concat([Buffer.of(0xff, 0xe0, 0, 7), Buffer.from('JFIF\0')]);
  const withShort = Buffer.concat([file.subarray(0, 2), ...Array<Buffer>(9).fill(short), file.subarray(2)]);
  expect(stripMetadata('jpeg', withShort, 1)).toBeNull();
});
