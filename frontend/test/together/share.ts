import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FRONTEND = path.resolve(import.meta.dirname, '../..');

/** How many files stand in this folder, one for each share. */
const SHARES = 4;

/**
 * What makes a file of tests one that stands alone: a hook outside of every describe would be one of every test in the
 * share; a module that is replaced and an environment of another kind hold for a whole file as well.
 */
const OF_A_FILE = /^(?:before|after)(?:All|Each)\(|mockModule\(|@jest-environment/m;

/** Every file of tests that Jest finds by itself (`jest.config.js`), in an order that is the same on every machine. */
const TESTS = globSync('{src,test}/**/*.test.{ts,tsx}', {
  cwd: FRONTEND,
  exclude: ['test/together/**'],
}).sort();

const standsAlone = (file: string) => OF_A_FILE.test(readFileSync(path.join(FRONTEND, file), 'utf8'));

/** Those that stand alone. */
export const ALONE: readonly string[] = TESTS.filter(standsAlone);

const SHARED = TESTS.filter((file) => !ALONE.includes(file));

/**
 * Makes one file of every so manieth file of tests. Jest evaluates all that a file imports anew for each file, and for
 * most of them that is all of the pages: done once for many of them, it takes less than half of the time.
 *
 * @param share which share, counted from one
 */
export async function importShare(share: number): Promise<void> {
  for (const [index, file] of SHARED.entries()) {
    if (index % SHARES === share - 1) await import(path.join(FRONTEND, file));
  }
}
