import { open } from 'node:fs/promises';
import { pictureKind, type PictureKind } from './picture-kind.rules.js';

/** What a stored file is by its bytes; null where it is no picture that is taken. */
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
