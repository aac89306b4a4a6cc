import { open } from 'node:fs/promises';
import { pictureKind, type PictureKind } from './picture-kind.rules.js';

/** Detects the picture format of a file; null if unsupported. */
export async function recogniseKind(file: string): Promise<PictureKind | null> {
  const handle = await open(file);
  try {
    return await pictureKind(async (position, length) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    await handle.close();
  }
}
