import sharp, { type Sharp } from 'sharp';

/** The colors of the corners of a test picture, which differ to show how it was rotated. */
export const CORNERS = {
  topLeft: [220, 40, 40],
  topRight: [40, 180, 60],
  bottomLeft: [40, 70, 210],
  bottomRight: [230, 200, 40],
} as const;

/** A picture of four colors, one in each corner. */
export function picture(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [left, right] =
        y < height / 2 ? [CORNERS.topLeft, CORNERS.topRight] : [CORNERS.bottomLeft, CORNERS.bottomRight];
      pixels.set(x < width / 2 ? left : right, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

let made = 0;

/** A small JPEG, different with every call. */
export function anotherJpeg(width = 40, height = 30): Promise<Buffer> {
  made += 1;
  // Similar colors may give the same JPEG, so the colors are a step apart.
  const step = (position: number) => (Math.floor(made / 32 ** position) % 32) * 8;
  const background = { r: step(0), g: step(1), b: step(2) };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The color of a picture at a position given as fractions of its width and height. */
export async function colourAt(content: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  const [column, row] = [Math.floor(info.width * x), Math.floor(info.height * y)];
  const start = (row * info.width + column) * info.channels;
  return [...data.subarray(start, start + 3)];
}

/** Whether two colors look the same. */
export function isNear(one: readonly number[], other: readonly number[]): boolean {
  return one.every((part, index) => Math.abs(part - (other[index] ?? 0)) < 24);
}
