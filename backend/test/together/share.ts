import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const BACKEND = path.join(import.meta.dirname, '../..');

/** How many files stand in this folder, one for each share. */
const SHARES = 4;

/** Those that stand alone: they run for long enough. */
export const ALONE = ['test/journeys/fuzz.spec.ts'];

/** Suites that take as long as so many letters more: they start processes, work on pictures or ask every operation. */
const WAITING: Readonly<Record<string, number>> = {
  'src/modules/pictures/picture-files.http.spec.ts': 40_000,
  'src/modules/pictures/pictures.http.spec.ts': 10_000,
  'test/journeys/access.spec.ts': 35_000,
  'test/journeys/bad-input.spec.ts': 20_000,
  'test/journeys/linkage-secrets.spec.ts': 15_000,
  'test/ops/backup.spec.ts': 15_000,
  'test/ops/frame.spec.ts': 30_000,
  'test/processes/metrics.spec.ts': 10_000,
  'test/processes/migrations.spec.ts': 30_000,
  'test/processes/starting.spec.ts': 25_000,
  'test/processes/stopping.spec.ts': 25_000,
};

/** Every suite of this run that Jest finds by itself (`jest.config.js`), in an order that is the same on every machine. */
function findSuites(): string[] {
  return globSync('{src,test,sandbox}/**/*.spec.ts', {
    cwd: BACKEND,
    exclude: [
      'test/together/**',
      'test/deployment/**',
      'sandbox/lifecycle/**',
      '**/*.slow.spec.ts',
      ...ALONE,
    ],
  }).sort();
}

/** The suites of each share, about as much in each: what is long takes long, and the shares end at about one time. */
function deal(suites: readonly string[]): string[][] {
  const gone = Object.keys(WAITING).filter((suite) => !existsSync(path.join(BACKEND, suite)));
  if (gone.length > 0) throw new Error(`There are no such suites: ${gone.join(', ')}.`);
  const shares = Array.from({ length: SHARES }, () => ({ size: 0, suites: [] as string[] }));
  const sized = suites.map((suite) => ({
    suite,
    size: statSync(path.join(BACKEND, suite)).size + (WAITING[suite] ?? 0),
  }));
  for (const { suite, size } of sized.sort((one, other) => other.size - one.size)) {
    const lightest = shares.reduce((one, other) => (other.size < one.size ? other : one));
    lightest.suites.push(suite);
    lightest.size += size;
  }
  return shares.map((share) => share.suites);
}

/** Such a hook would be one of every suite in the share. */
const HOOK_OF_A_FILE = /^(?:before|after)(?:All|Each)\(/m;

/**
 * Makes one file of a share of the suites. Jest evaluates all that a file imports anew for each file, and for most of
 * the suites that is the whole server: done once for many of them, it takes less than half of the time.
 *
 * @param share which share, counted from one
 */
export async function importShare(share: number): Promise<void> {
  for (const suite of deal(findSuites())[share - 1] ?? []) {
    const file = path.join(BACKEND, suite);
    if (HOOK_OF_A_FILE.test(readFileSync(file, 'utf8'))) {
      throw new Error(`${suite} has a hook outside of every describe: put it inside one.`);
    }
    await import(file);
  }
}
