import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DEMO_PICTURE_NAMES, DEMO_PICTURES } from './demo-pictures.js';

/** The largest file size in bytes, since every checkout contains the pictures. */
const MAX_BYTES = 120_000;

/** The smallest width in pixels: twice that of a tile on a large screen. */
const MIN_WIDTH = 640;

describe("the demo's pictures", () => {
  it('are exactly the files in the folder', async () => {
    const files = await readdir(DEMO_PICTURES);
    expect(files.toSorted()).toEqual(DEMO_PICTURE_NAMES.map((name) => `${name}.webp`));
  });

  it.each(DEMO_PICTURE_NAMES)('%s is small enough as a file, and wide enough for its frame', async (name) => {
    const file = path.join(DEMO_PICTURES, `${name}.webp`);
    expect((await stat(file)).size).toBeLessThanOrEqual(MAX_BYTES);
    const { format, width } = await sharp(file).metadata();
    expect(format).toBe('webp');
    expect(width).toBeGreaterThanOrEqual(MIN_WIDTH);
  });
});
