import { globSync, readFileSync, statSync } from 'node:fs';
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

/** What takes a document over does so for good: its router hears of every address that a later test comes to. */
const OF_A_DOCUMENT = 'src/server/hydration.test.ts';

const standsAlone = (file: string) =>
  file === OF_A_DOCUMENT || OF_A_FILE.test(readFileSync(path.join(FRONTEND, file), 'utf8'));

/** Those that stand alone. */
export const ALONE: readonly string[] = TESTS.filter(standsAlone);

/** The files of each share, about as many lines in each: what is long takes long, and the shares end at about one time. */
function deal(tests: readonly string[]): string[][] {
  const shares = Array.from({ length: SHARES }, () => ({ size: 0, tests: [] as string[] }));
  const sized = tests.map((test) => ({ test, size: statSync(path.join(FRONTEND, test)).size }));
  for (const { test, size } of sized.sort((one, other) => other.size - one.size)) {
    const lightest = shares.reduce((one, other) => (other.size < one.size ? other : one));
    lightest.tests.push(test);
    lightest.size += size;
  }
  return shares.map((share) => share.tests);
}

/**
 * Makes one file of a share of the tests. Jest evaluates all that a file imports anew for each file, and for most of
 * them that is all of the pages: done once for many of them, it takes less than half of the time.
 *
 * @param share which share, counted from one
 */
export async function importShare(share: number): Promise<void> {
  const shared = TESTS.filter((file) => !ALONE.includes(file));
  for (const file of deal(shared)[share - 1] ?? []) await import(path.join(FRONTEND, file));
}
