import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import process from 'node:process';

/** A file system in memory on Linux. */
const IN_MEMORY = '/dev/shm';

/** Room for the databases and pictures of a test run, several times over. */
const NEEDED_BYTES = 4e9;

/**
 * The folder for temporary files of tests: in memory where there is room, which spares copying databases to a disk;
 * otherwise the system's. `TMPDIR` overrides it.
 */
export function temporaryFolder() {
  if (process.env.TMPDIR) return tmpdir();
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES) return IN_MEMORY;
  } catch {
    // Not Linux, or not writable.
  }
  return tmpdir();
}
