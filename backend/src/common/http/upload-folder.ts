import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../config/make-folder.js';

/** A file that is older was left by a process that died: no request takes this long. */
const ABANDONED_MS = 3_600_000;

/** The folder for files on their way; they are there for as long as their request. */
export function makeUploadFolder(dataDir: string): string {
  const folder = folderIn(dataDir);
  makeFolder(folder, 0o700);
  return folder;
}

/** Removes the files of requests that a process did not live to answer. */
export async function forgetAbandonedUploads(dataDir: string): Promise<void> {
  const folder = folderIn(dataDir);
  // Nothing was ever uploaded here, or nothing can be.
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
