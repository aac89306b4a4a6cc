import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DEMO_PICTURE_NAMES, DEMO_PICTURES } from './demo-pictures.js';

/** What a picture may weigh, in bytes: they are in everybody's checkout. */
const HEAVIEST = 120_000;

/** The width of the narrowest, in pixels: twice that of a tile on a large screen. */
const NARROWEST = 640;

describe("the demo's pictures", () => {
  it('are the files of the folder', async () => {
    const files = await readdir(DEMO_PICTURES);
    expect(files.toSorted()).toEqual(DEMO_PICTURE_NAMES.map((name) => `${name}.webp`));
  });

  it.each(DEMO_PICTURE_NAMES)('%s is light, and wide enough for its frame', async (name) => {
    const file = path.join(DEMO_PICTURES, `${name}.webp`);
    expect((await stat(file)).size).toBeLessThanOrEqual(HEAVIEST);
    const { format, width } = await sharp(file).metadata();
    expect(format).toBe('webp');
    expect(width).toBeGreaterThanOrEqual(NARROWEST);
  });
});
