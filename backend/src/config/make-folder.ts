import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder that somebody has named, and those above it that are not there yet. Node's own `recursive` never comes
 * back from places in which nothing can be made but that say so with ENOENT, `/proc` among them: it takes that for a
 * folder missing above, which is there, and tries again.
 *
 * @param mode of each that is made; unset, as the process makes them
 * @throws Error the system's, where it cannot be made or is no folder
 */
export function makeFolder(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (isFolder(folder)) return;
    const above = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || isFolder(above)) throw error;
    makeFolder(above, mode);
    makeFolder(folder, mode);
  }
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
