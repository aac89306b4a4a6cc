import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../config/make-folder.js';

/** Older files were left by a process that crashed; no request takes this long. */
const ABANDONED_MS = 3_600_000;

/** The folder for uploads, which are deleted with their request. */
export function makeUploadFolder(dataDir: string): string {
  const folder = folderIn(dataDir);
  makeFolder(folder, 0o700);
  return folder;
}

/** Deletes the uploads of crashed processes. */
export async function deleteAbandonedUploads(dataDir: string): Promise<void> {
  const folder = folderIn(dataDir);
  // The folder does not exist or cannot be read.
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

function folderIn(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}
