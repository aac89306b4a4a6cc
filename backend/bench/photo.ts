import sharp from 'sharp';

const SIZE = { width: 4000, height: 3000 };

/** Between these a JPEG of twelve megapixels out of a phone lies. */
const QUALITIES = [96, 94, 92, 90];
const MOST_BYTES = 8_300_000;

/** A JPEG of twelve megapixels and eight megabytes, as smooth and as grainy as a photograph; another one for each seed. */
export async function makePhoto(seed: number): Promise<Buffer> {
  const noise = (mean: number, sigma: number) => ({ type: 'gaussian' as const, mean, sigma });
  const [shapes, grain] = await Promise.all([
    sharp({
      create: { width: 1000, height: 750, channels: 3, background: '#888', noise: noise(128, 60) },
    })
      .blur(2)
      .resize(SIZE)
      .raw()
      .toBuffer(),
    sharp({ create: { ...SIZE, channels: 3, background: '#888', noise: noise(128, 12) } })
      .raw()
      .toBuffer(),
  ]);
  const pixels = Buffer.alloc(shapes.length);
  for (let index = 0; index < pixels.length; index += 1) {
    const value = (shapes[index] ?? 0) + (grain[(index + seed * 7919) % grain.length] ?? 0) - 128;
    pixels[index] = Math.max(0, Math.min(255, value));
  }
  for (const quality of QUALITIES) {
    const photo = await sharp(pixels, { raw: { ...SIZE, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (photo.length <= MOST_BYTES) return photo;
  }
  throw new Error('No photograph came to eight megabytes.');
}
