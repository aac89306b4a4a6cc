import sharp from 'sharp';

/** Twelve megapixels. */
const LARGE = { width: 4000, height: 3000 };

/** The range for JPEGs of twelve megapixels from phones. */
const QUALITIES = [96, 94, 92, 90];
const MAX_BYTES = 8_300_000;

/**
 * A JPEG with the shapes and the grain of a photograph, different for each seed; by default of twelve megapixels and
 * eight megabytes.
 */
export async function makePhoto(seed: number, size = LARGE): Promise<Buffer> {
  const noise = (mean: number, sigma: number) => ({ type: 'gaussian' as const, mean, sigma });
  const [shapes, grain] = await Promise.all([
    sharp({
      create: { width: 1000, height: 750, channels: 3, background: '#888', noise: noise(128, 60) },
    })
      .blur(2)
      .resize(size)
      .raw()
      .toBuffer(),
    sharp({ create: { ...size, channels: 3, background: '#888', noise: noise(128, 12) } })
      .raw()
      .toBuffer(),
  ]);
  const pixels = Buffer.alloc(shapes.length);
  for (let index = 0; index < pixels.length; index += 1) {
    const value = (shapes[index] ?? 0) + (grain[(index + seed * 7919) % grain.length] ?? 0) - 128;
    pixels[index] = Math.max(0, Math.min(255, value));
  }
  for (const quality of QUALITIES) {
    const photo = await sharp(pixels, { raw: { ...size, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (photo.length <= MAX_BYTES) return photo;
  }
  throw new Error('At every quality, the photo is larger than eight megabytes.');
}

const QUANTISATION = 0xffdb;

/**
 * A different photo of the same size that is as expensive to decode: its quantization table is changed. Every seed
 * below a million gives a different one.
 */
export function varyPhoto(photo: Buffer, seed: number): Buffer {
  const varied = Buffer.from(photo);
  // After its start marker, a JPEG consists of segments with a marker and a length.
  let segment = 2;
  while (varied.readUInt16BE(segment) !== QUANTISATION) segment += 2 + varied.readUInt16BE(segment + 2);
  // Skips the marker, the length, the table's number and the DC factor; the factors of the lowest frequencies follow.
  const coarsest = segment + 6;
  for (let place = 0; place < 10; place += 1) {
    const at = coarsest + place;
    varied.writeUInt8(varied.readUInt8(at) + (Math.floor(seed / 4 ** place) % 4), at);
  }
  return varied;
}
