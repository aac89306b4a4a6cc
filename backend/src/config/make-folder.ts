import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a directory and its missing parents. Node's `recursive` option loops forever where creation fails with ENOENT
 * although the parent exists, such as in `/proc`.
 *
 * @param mode the mode of created directories
 * @throws Error the system's, when it cannot be created or is not a directory
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
