import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UploadedFile } from '../src/common/http/uploaded-file.js';
import { type Bouquet, paintFlowers } from './paint-flowers.js';

/** Paints a picture into a file, as if a form had uploaded it. */
export type PaintFile = (field: string, bouquet: Bouquet) => Promise<UploadedFile>;

/** Provides painted files that are deleted afterwards. */
export async function withPaintedFiles(work: (paint: PaintFile) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hitohira-demo-'));
  try {
    await work(async (field, bouquet) => {
      const content = await paintFlowers(bouquet);
      const file = path.join(folder, `${bouquet.seed}.jpg`);
      await writeFile(file, content);
      return new UploadedFile(field, file, content.length);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
